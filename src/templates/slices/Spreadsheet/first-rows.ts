import { type Cell, columnLetter, type Workbook } from '../../../islands/kit/spreadsheet/workbook.ts';
import type { SliceOf } from '../../slice-props.ts';
import { cellText } from './cell-text.ts';

/** The part of a workbook that a picture of it shows. */
export interface FirstRows {
  readonly title: string;
  readonly columns: readonly FirstColumn[];
  readonly rows: readonly FirstRow[];
}

export interface FirstColumn {
  readonly letter: string;
  /** True if a narrow picture lacks the column. */
  readonly isWideOnly: boolean;
}

export interface FirstRow {
  /** The number of the row in the file. */
  readonly number: number;
  readonly kind: 'result' | 'head' | 'row' | 'sum';
  readonly cells: readonly FirstCell[];
}

export interface FirstCell {
  readonly text: string;
  /** True for numbers and their heads, which end where their column ends. */
  readonly isFigure: boolean;
  /** True for numbers and dates, which stay on one line. */
  readonly isWhole: boolean;
}

/**
 * The columns that the picture of each template shows, and those of them that a narrow picture leaves out. The picture
 * of a mileage log has the column with the distance of the year, because it explains an amount at two rates.
 */
const columnsOf: Readonly<Record<SliceOf<'spreadsheet'>['variation'], { shown: number[]; wideOnly: number[] }>> = {
  invoice: { shown: [0, 1, 2, 3, 4], wideOnly: [1, 3] },
  expense_report: { shown: [0, 1, 2, 3], wideOnly: [2] },
  mileage_log: { shown: [0, 1, 2, 4, 5, 7], wideOnly: [1, 4] },
  cash_flow: { shown: [0, 1, 2, 3, 4], wideOnly: [3, 4] },
};

/**
 * Chooses from the first table of a workbook its header, at most `maxRows` rows, and its last total. The rows are the
 * filled ones, followed by one empty row. If `maxRows` is more than three, a cell with a result above the table replaces
 * one row.
 */
export function firstRows(
  workbook: Workbook,
  variation: SliceOf<'spreadsheet'>['variation'],
  maxRows: number,
): FirstRows {
  const { rows, lang, title } = workbook;
  const { shown, wideOnly } = columnsOf[variation];
  const head = rows.findIndex((cells) => cells.some(({ look }) => look === 'head'));
  const hasResult = maxRows > 3 && (rows[head - 1]?.some(({ kind }) => kind === 'formula') ?? false);
  const last = rows.findLastIndex((cells) => cells.some(({ look }) => look === 'sum'));
  const open = rows.findIndex((cells, index) => index > head && isOpen(cells, lang));
  const end = Math.min(open === -1 ? last : open + 1, head + 1 + maxRows - (hasResult ? 1 : 0), last);
  const rowAt = (index: number, kind: FirstRow['kind']): FirstRow => ({
    number: index + 1,
    kind,
    cells: shown.map((column) => shownCell(rows[index]?.[column], lang)),
  });
  const between = Array.from({ length: Math.max(0, end - head - 1) }, (_, index) => rowAt(head + 1 + index, 'row'));
  return {
    title,
    columns: shown.map((column) => ({ letter: columnLetter(column), isWideOnly: wideOnly.includes(column) })),
    rows: [...(hasResult ? [rowAt(head - 1, 'result')] : []), rowAt(head, 'head'), ...between, rowAt(last, 'sum')],
  };
}

/** True for a row that people fill in: its first cell is empty. */
function isOpen([first]: readonly Cell[], lang: string): boolean {
  return first !== undefined && cellText(first, lang) === '';
}

function shownCell(cell: Cell | undefined, lang: string): FirstCell {
  if (!cell) return { text: '', isFigure: false, isWhole: false };
  const isNumber = cell.kind === 'number' || cell.kind === 'formula';
  return {
    text: cellText(cell, lang),
    isFigure: isNumber || cell.look === 'figure-head',
    isWhole: isNumber || cell.kind === 'date',
  };
}
