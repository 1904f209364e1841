import { themes } from '../../../config/tokens.ts';
import type { Formatters } from '../page-context.ts';
import { Gauge } from '../scenes/Gauge.tsx';
import type { SceneData } from '../scenes/scene-data.ts';
import { type Art, line, middle } from './art.ts';
import { PanelShape, panelHead } from './panel-art.tsx';

const top = 150;

/** A team's budget as a dial, with the sum spent and the sum left. */
export function gaugeArt({ heading, total, limit, columns }: SceneData, format: Formatters): Art | undefined {
  if (total === null || !limit) return undefined;
  const sums = [total, limit - total].map((sum) => format.money(sum, { whole: true }));
  const sides = [
    { x: 718, align: 'start' },
    { x: 1102, align: 'end' },
  ] as const;
  return {
    shapes: (
      <>
        <PanelShape top={top} />
        <svg x={middle - 170} y={top + 80} width="340" height="174" viewBox="0 0 208 106" aria-hidden="true">
          <Gauge share={total / limit} className={undefined} />
        </svg>
      </>
    ),
    words: [
      ...panelHead(heading, null, top),
      ...sides.flatMap((side, at) => [
        ...line(sums[at], { ...side, y: 464, width: 180, size: 34, weight: 600 }),
        ...line(columns[at]?.label, { ...side, y: 500, width: 184, size: 20, height: 44, colour: themes.light.muted }),
      ]),
    ],
  };
}
