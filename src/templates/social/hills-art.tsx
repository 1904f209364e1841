import { colours, themes } from '../../../config/tokens.ts';
import type { Formatters } from '../page-context.ts';
import { CashHills } from '../scenes/CashHills.tsx';
import type { SceneData } from '../scenes/scene-data.ts';
import { type Art, line } from './art.ts';
import { end, left, PanelShape, panelHead, right, start } from './panel-art.tsx';

const top = 184;
const ground = 424;

/** Cash week by week as hills with the sun on the lowest balance, which is named below. */
export function hillsArt({ heading, limit, rows }: SceneData, format: Formatters): Art | undefined {
  const lowest = rows.find((row) => row.is_highlighted);
  if (!lowest || lowest.amount === null) return undefined;
  return {
    shapes: (
      <>
        <PanelShape top={top} />
        <svg x={left} y={ground - 157} width={right - left} height="157" viewBox="0 0 560 200" aria-hidden="true">
          <CashHills weeks={rows} floor={limit} className={undefined} />
        </svg>
        <path fill={colours['petrol-950']} d={`M${left} ${ground}H${right}v2H${left}z`} />
      </>
    ),
    words: [
      ...panelHead(heading, null, top),
      ...line(lowest.detail ?? lowest.label, {
        x: start,
        y: ground + 68,
        width: 240,
        size: 20,
        height: 44,
        colour: themes.light.muted,
      }),
      ...line(format.money(lowest.amount, { whole: true }), {
        x: end,
        y: ground + 70,
        width: 140,
        size: 34,
        weight: 600,
        align: 'end',
      }),
    ],
  };
}
