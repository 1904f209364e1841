/**
 * A workbook with one sheet, as a plain value. The tools make it of what a visitor typed, the export makes it of the
 * content; `xlsx.ts` and `csv.ts` write it.
 */
export interface Workbook {
  /** The title among the file's properties, and the name of the sheet. */
  readonly title: string;
  /** The language of the texts, as in HTML's `lang`. */
  readonly lang: string;
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** The number of rows that stay in view while the others scroll. */
  readonly frozenRows: number;
  readonly isLandscape: boolean;
  /** Ranges whose cells offer the texts of another range as a list: `C8:C27` offers those of `$A$30:$A$42`. */
  readonly lists: readonly { readonly range: string; readonly source: string }[];
}

/** A cell. `format` is a number format as Excel writes it in files: `#,##0.00`, `dd/mm/yyyy`. */
export type Cell = (
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly format: string }
  /** A day, as an ISO date. A text that is no day is written as a text. */
  | { readonly kind: 'date'; readonly iso: string; readonly format: string }
  /**
   * A formula without its equals sign, and its result: programs that don't calculate, such as the previews of phones,
   * show the result. A result of `''` is an empty text.
   */
  | { readonly kind: 'formula'; readonly formula: string; readonly result: number | string; readonly format: string }
) & { readonly look?: Look };

/** What a cell is for: the title, the head of a column of texts or figures, a label, a cell to type into, a sum. */
export type Look = 'title' | 'head' | 'figure-head' | 'label' | 'input' | 'sum';

export const empty: Cell = { kind: 'empty' };

export function text(text: string, look?: Look): Cell {
  return { kind: 'text', text, ...(look && { look }) };
}

export function number(value: number, format: string, look?: Look): Cell {
  return { kind: 'number', value, format, ...(look && { look }) };
}

/** A number in a cell to type into. The cell is empty if the number is undefined. */
export function inputNumber(value: number | undefined, format: string): Cell {
  return value === undefined ? { ...empty, look: 'input' } : number(value, format, 'input');
}

export function date(iso: string, format: string, look?: Look): Cell {
  return { kind: 'date', iso, format, ...(look && { look }) };
}

export function formula(formula: string, result: number | string, format: string, look?: Look): Cell {
  return { kind: 'formula', formula, result, format, ...(look && { look }) };
}

/** A row with a cell in some of its columns: `row(4, { 0: text('Name') })` has four cells. */
export function row(width: number, cells: Readonly<Record<number, Cell>>): readonly Cell[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? empty);
}

/** The letter of a column by its number: 0 is `A`. A sheet of these tools has fewer than 27 columns. */
export function columnLetter(column: number): string {
  return String.fromCharCode(65 + column);
}
