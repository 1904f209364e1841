import { colours, themes } from '../../../config/tokens.ts';
import type { Formatters } from '../page-context.ts';
import type { SceneData } from '../scenes/scene-data.ts';
import { type Art, horizon, line, middle } from './art.ts';

const width = 340;
const [left, right] = [middle - width / 2, middle + width / 2];
const [start, end] = [left + 30, right - 30];

/** The height of a line of the receipt. */
const step = 46;

/** A till receipt that stands on the horizon, as long as its lines need. */
export function receiptArt(scene: SceneData, format: Formatters): Art {
  const lines = scene.receipt_lines.slice(0, 3);
  const total = scene.receipt_total;
  const top = 292 - lines.length * step;
  const lineY = (at: number) => top + 168 + at * step;
  const totalY = lineY(lines.length) + 20;
  return {
    shapes: (
      <>
        <path fill={colours.white} d={`M${left} ${horizon}V${top}${'l17-15 17 15'.repeat(width / 34)}V${horizon}z`} />
        <path fill={colours['petrol-50']} d={`M${right - 96} ${horizon}V${top + 4}h96v${horizon - top - 4}z`} />
        <path fill={themes.light.line} d={`M${start} ${top + 116}h${width - 60}v2h-${width - 60}z`} />
        <path fill={colours['petrol-950']} d={`M${start} ${totalY - 46}h${width - 60}v3h-${width - 60}z`} />
      </>
    ),
    words: [
      ...line(scene.receipt_merchant, { x: start, y: top + 64, width: width - 60, size: 30, weight: 600 }),
      ...line(scene.receipt_time, { x: start, y: top + 96, width: width - 60, size: 20, colour: themes.light.muted }),
      ...lines.flatMap(({ label, amount }, at) => [
        ...line(label, { x: start, y: lineY(at), width: 180 }),
        ...line(amount === null ? null : format.number(amount, { minimumFractionDigits: 2 }), {
          ...{ x: end, y: lineY(at), width: 96, align: 'end' },
        }),
      ]),
      ...line(scene.receipt_total_label, { x: start, y: totalY, width: 130, size: 28, weight: 600 }),
      ...line(total === null ? null : format.money(total, { currency: scene.receipt_currency }), {
        ...{ x: end, y: totalY, width: 150, size: 28, weight: 600, align: 'end' },
      }),
    ],
  };
}
