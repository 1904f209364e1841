import { type Category, categoryColours, colours, themes } from '../../../config/tokens.ts';
import { icons } from '../../components/icons.ts';
import { keyed } from '../../components/keyed.ts';
import type { DrawnWords } from '../../site/drawn-picture.ts';
import type { Formatters } from '../page-context.ts';
import { knownCategory } from '../scenes/CategoryTile.tsx';
import type { SceneData, SceneRow } from '../scenes/scene-data.ts';
import { type Art, horizon, line } from './art.ts';

/** The x coordinates of the two sides of a panel, and of the start and the end of the words on it. */
export const [left, right] = [690, 1130];
export const [start, end] = [left + 28, right - 28];
const rowHeight = 84;

export type PanelData = Pick<SceneData, 'heading' | 'total'> & { readonly rows: readonly SceneRow[] };

/** A panel of the product with a heading and up to three rows. Its lower part is below the horizon. */
export function panelArt({ rows, heading, total }: PanelData, format: Formatters): Art {
  const shown = rows.slice(0, 3);
  const top = horizon - 88 - shown.length * rowHeight;
  const rowTop = (at: number) => top + 80 + at * rowHeight;
  const sum = total === null ? null : format.money(total);
  return {
    shapes: (
      <>
        <PanelShape top={top} />
        {keyed(shown).map(({ key, item }) => (
          <RowShapes key={key} row={item} top={rowTop(key)} />
        ))}
      </>
    ),
    words: [
      ...panelHead(heading, sum, top),
      ...shown.flatMap((row, at) => rowWords(row, { top: rowTop(at), amount: amountOf(row, format) })),
    ],
  };
}

/** A white panel, whose upper corners alone are round because the horizon cuts it. */
export function PanelShape({ top }: { readonly top: number }) {
  return (
    <path
      fill={colours.white}
      d={`M${left} ${horizon}V${top + 16}a16 16 0 0 1 16-16H${right - 16}a16 16 0 0 1 16 16V${horizon}z`}
    />
  );
}

/** The heading of a panel, and a sum or a state at its end. */
export function panelHead(heading: string | null, sum: string | null, top: number): DrawnWords[] {
  const own = sum === null ? end - start : 250;
  return [
    ...line(heading, { x: start, y: top + 50, width: own, size: 24, height: 44, weight: 600 }),
    ...line(sum, { x: end, y: top + 50, width: 124, size: 24, weight: 600, align: 'end' }),
  ];
}

function RowShapes({ row, top }: { readonly row: SceneRow; readonly top: number }) {
  return (
    <>
      {row.is_highlighted ? (
        <path fill={colours['sun-100']} d={`M${left} ${top}h${right - left}v${rowHeight}H${left}z`} />
      ) : (
        <path fill={themes.light.line} d={`M${start} ${top}h${end - start}v1.5h-${end - start}z`} />
      )}
      {row.category && <Tile category={knownCategory(row.category)} top={top + 18} />}
    </>
  );
}

const tileSize = 48;

function Tile({ category, top }: { readonly category: Category; readonly top: number }) {
  const { tile, glyph } = categoryColours[category];
  return (
    <>
      <rect x={start} y={top} width={tileSize} height={tileSize} rx="8" fill={tile} />
      <g
        transform={`translate(${start + 7} ${top + 7})scale(1.7)`}
        fill="none"
        stroke={glyph}
        color={glyph}
        strokeWidth="1.75"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The icons are constants of the site's code.
        dangerouslySetInnerHTML={{ __html: icons[category] }}
      />
    </>
  );
}

function rowWords(
  { label, detail, value, category }: SceneRow,
  { top, amount }: { readonly top: number; readonly amount: string | null },
): DrawnWords[] {
  const x = category ? start + tileSize + 18 : start;
  const width = (amount === null ? end : end - 122) - x;
  return [
    ...line(label, { x, y: top + 38, width, weight: 600 }),
    ...line(detail || value, { x, y: top + 65, width, size: 19, colour: themes.light.muted }),
    ...line(amount, { x: end, y: top + 38, width: 118, weight: 600, align: 'end' }),
  ];
}

function amountOf({ amount }: SceneRow, format: Formatters): string | null {
  return amount === null ? null : format.money(amount, { whole: true });
}
