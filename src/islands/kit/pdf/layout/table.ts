import type { Column, Table } from '../paper.ts';
import { ink, styles, type TextStyle } from '../styles.ts';
import { naturalWidth, widestWord } from './break-lines.ts';
import { type ColumnNeed, columnWidths } from './column-widths.ts';
import type { Laid, Setting } from './laid.ts';
import { lines, rule } from './lines.ts';
import { moved, type Piece, piece } from './piece.ts';
import { type Tag, tag } from './tag.ts';

/** The space inside a cell, the line below it, and the least width of the first column (`.table`). */
const cell = { block: 8, start: 8, border: 1, leastFirst: 72, end: 8 };

/** Lays out a table. Its last row stays on the page of what follows, so that sums are never alone on a page. */
export function layOutTable({ columns, rows }: Table, setting: Setting): Laid {
  const grid = columnsOf(columns, rows, setting);
  const headTags = columns.map(() => tag('TH'));
  const labels = columns.map(({ label }) => label);
  const head = {
    ...rowPiece(labels, { grid, tags: headTags, style: styles.head, border: ink.headRule }, setting),
    staysWithNext: true,
  };
  const laidRows = rows.map((texts, index) => {
    const tags = columns.map(() => tag('TD'));
    const row = rowPiece(texts, { grid, tags, style: styles.cell, border: ink.rule }, setting);
    return { tags, piece: { ...row, head, staysWithNext: index === rows.length - 1 } };
  });
  return {
    pieces: [head, ...laidRows.map((row) => row.piece)],
    tag: tag('Table', [
      tag('THead', [tag('TR', headTags)]),
      tag(
        'TBody',
        laidRows.map(({ tags }) => tag('TR', tags)),
      ),
    ]),
  };
}

/** Where a column's text is, and how wide it may be. */
interface GridColumn {
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
}

function columnsOf(columns: readonly Column[], rows: readonly (readonly string[])[], setting: Setting): GridColumn[] {
  const padding = columns.map((_, index) => ({
    start: index === 0 ? 0 : cell.start,
    end: index === columns.length - 1 ? cell.end : 0,
  }));
  const needs = columns.map((column, index): ColumnNeed => {
    const { start = 0, end = 0 } = padding[index] ?? {};
    const texts = rows.map((row) => row[index] ?? '');
    const { min, max } = needOf(column, texts, setting);
    const least = index === 0 ? cell.leastFirst : 0;
    return { min: Math.max(least, min + start + end), max: Math.max(least, max + start + end) };
  });
  let x = 0;
  return columnWidths(needs, setting.width).map((width, index) => {
    const { start = 0, end = 0 } = padding[index] ?? {};
    const left = x;
    x += width;
    return { x: left + start, width: width - start - end, align: index === 0 ? 'start' : 'end' };
  });
}

/**
 * The widths that a column needs. Its heading may be broken between words, its texts anywhere, and its figures nowhere.
 */
function needOf({ label, has }: Column, texts: readonly string[], { measure }: Setting): ColumnNeed {
  const widest = Math.max(0, ...texts.map((text) => naturalWidth(text, styles.cell, measure)));
  return {
    min: Math.max(widestWord(label, styles.head, measure), has === 'figures' ? widest : 0),
    max: Math.max(naturalWidth(label, styles.head, measure), widest),
  };
}

interface RowInput {
  readonly grid: readonly GridColumn[];
  readonly tags: readonly Tag[];
  readonly style: TextStyle;
  readonly border: string;
}

function rowPiece(texts: readonly string[], { grid, tags, style, border }: RowInput, setting: Setting): Piece {
  const cells = grid.map(({ x, width, align }, index) => {
    const text = lines(texts[index] ?? '', { style, tag: tags[index], align }, { ...setting, width });
    return { height: text.height, items: moved(text.items, { x, y: cell.block }) };
  });
  const content = Math.max(style.size * style.lineHeight, ...cells.map(({ height }) => height));
  const height = content + 2 * cell.block + cell.border;
  return piece(height, [...cells.flatMap(({ items }) => items), rule(height - cell.border, setting.width, border)]);
}
