import { colours, themes } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { Formatters } from '../page-context.ts';
import { type Art, horizon, line } from './art.ts';
import { end, left, PanelShape, right, start } from './panel-art.tsx';

const rowHeight = 108;

/** The plans on a panel, each with its price for a year's billing. The recommended one is lit. */
export function priceArt({ plans, currency }: DocumentOf<'pricing'>['data'], format: Formatters): Art {
  const shown = plans.slice(0, 3);
  const top = horizon - 28 - shown.length * rowHeight;
  const rowTop = (at: number) => top + 14 + at * rowHeight;
  return {
    shapes: (
      <>
        <PanelShape top={top} />
        {keyed(shown).map(({ key, item }) => (
          <path
            key={key}
            fill={item.is_highlighted ? colours['sun-100'] : 'none'}
            d={`M${left} ${rowTop(key)}h${right - left}v${rowHeight}H${left}z`}
          />
        ))}
      </>
    ),
    words: shown.flatMap(({ name, yearly, price_text, unit }, at) => {
      const price = yearly === null ? price_text : format.money(yearly, { whole: true, currency });
      return [
        ...line(name, { x: start, y: rowTop(at) + 52, width: 170, size: 28, weight: 600 }),
        ...line(price, { x: end, y: rowTop(at) + 52, width: 200, size: 38, weight: 600, align: 'end' }),
        ...line(unit, { x: end, y: rowTop(at) + 84, width: 260, size: 20, align: 'end', colour: themes.light.muted }),
      ];
    }),
  };
}
