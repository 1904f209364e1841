import type { Fact, Sums } from '../paper.ts';
import { ink, styles, type TextStyle } from '../styles.ts';
import { naturalWidth } from './break-lines.ts';
import type { Laid, Setting } from './laid.ts';
import { blankLine, lines } from './lines.ts';
import { type Item, moved, type Piece, piece, sideBySide, stacked } from './piece.ts';
import { type Tag, tag } from './tag.ts';

/** The lengths of the style rules `.sums`, `.sum` and `.due`, in CSS pixels. */
const box = { width: 304, top: 12, gap: 4, inline: 8, column: 12, leastValue: 72, dueBlock: 8, dueRadius: 4 };

type Sum = Omit<Fact, 'tone'>;

/** Lays out sums. They stay together on one page. */
export function layOutSums({ sums, due }: Sums, setting: Setting): Laid {
  const width = Math.min(box.width, setting.width);
  const inner = { ...setting, width: width - 2 * box.inline };
  const laid = sums.map((sum) => rowOf(sum, { style: styles.sum, blank: 'line' }, inner));
  const result = rowOf(due, { style: styles.due, blank: 'room' }, inner);
  const rows = [...laid.map((row) => row.piece), onBar(result.piece, width)];
  const all = stacked(rows.map((row) => ({ ...row, gap: box.gap })));
  const place = { x: setting.width - width + box.inline, y: box.top };
  return {
    pieces: [piece(box.top + all.height, moved(all.items, place))],
    tag: tag(
      'L',
      [...laid, result].map((row) => row.tag),
    ),
  };
}

interface RowLook {
  readonly style: TextStyle;
  /** How a missing value is shown: as a line to write on or, on the yellow bar, as empty room. */
  readonly blank: 'line' | 'room';
}

function rowOf({ label, value }: Sum, { style, blank }: RowLook, setting: Setting): { piece: Piece; tag: Tag } {
  const [labelTag, valueTag] = [tag('Lbl'), tag('LBody')];
  const { width, measure } = setting;
  const valueWidth = Math.min(Math.max(box.leastValue, naturalWidth(value, style, measure)), width);
  const labelWidth = Math.max(0, width - valueWidth - box.column);
  const valueSetting = { ...setting, width: valueWidth };
  const labelPiece = lines(label, { style, tag: labelTag }, { ...setting, width: labelWidth });
  const valuePiece =
    value === '' && blank === 'line'
      ? blankLine(style, valueWidth)
      : lines(value, { style, tag: valueTag, align: 'end' }, valueSetting);
  const row = sideBySide([
    { x: 0, piece: labelPiece },
    { x: width - valueWidth, piece: valuePiece },
  ]);
  return { piece: row, tag: tag('LI', [labelTag, valueTag]) };
}

/** The result on its yellow bar, which is as wide as the sums with the space at their sides. */
function onBar({ height, items }: Piece, width: number): Piece {
  const bar: Item = {
    type: 'box',
    x: -box.inline,
    y: 0,
    height: height + 2 * box.dueBlock,
    width,
    radius: box.dueRadius,
    colour: ink.due,
  };
  return piece(bar.height, [bar, ...moved(items, { x: 0, y: box.dueBlock })]);
}
