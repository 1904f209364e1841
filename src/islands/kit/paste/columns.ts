import type { ToolFormat } from '../format.ts';
import { parseDecimal } from '../parse-decimal.ts';
import { parseDate } from './parse-date.ts';

/** A column of a list: the field that each row has for it, and how the field takes a pasted cell. */
export interface Column {
  /** The last part of the field's name: `price` for `item-2-price`. */
  readonly part: string;
  readonly label: string;
  /** The text of the field in a new row. */
  readonly blank: string;
  /** True for a column that takes any text. A cell belongs rather to another column that recognises it. */
  readonly isFree: boolean;
  /** True if the cell is of the column's kind. The field may refuse it nevertheless: a negative number. */
  readonly recognises: (cell: string) => boolean;
  readonly take: (cell: string) => Taken;
}

/**
 * What a field makes of a pasted cell. A cell that was not understood (`isRead` is false) is named to the visitor; if
 * it has a `value`, the field shows that nevertheless.
 */
export type Taken =
  | { readonly isRead: true; readonly value: string }
  | { readonly isRead: false; readonly value: string | undefined };

type Place = Pick<Column, 'part' | 'label'>;

export function textColumn(place: Place): Column {
  return {
    ...place,
    blank: '',
    isFree: true,
    recognises: () => true,
    take: (cell) => ({ isRead: true, value: cell }),
  };
}

/** A column of numbers in the locale's notation. A text that is no number stays in its field, with the field's error. */
export function numberColumn(
  { blank = '', ...place }: Place & Partial<Pick<Column, 'blank'>>,
  { decimalSign }: Pick<ToolFormat, 'decimalSign'>,
): Column {
  const parse = (cell: string) => parseDecimal(cell, { decimalSign, digits: 2 });
  return {
    ...place,
    blank,
    isFree: false,
    recognises(cell) {
      const parsed = parse(cell);
      return parsed.ok || parsed.fault !== 'not-a-number';
    },
    take: (cell) => ({ isRead: parse(cell).ok, value: cell }),
  };
}

/** A column of dates, written as the page's language writes them in figures, or as ISO dates. */
export function dateColumn(place: Place, htmlLang: string): Column {
  return { ...place, blank: '', ...parsedBy((cell) => parseDate(cell, htmlLang)) };
}

/** A column whose fields offer some texts, of which a cell must be one. Capitals do not matter. */
export function choiceColumn(place: Place, choices: readonly string[]): Column {
  const find = (cell: string) => choices.find((choice) => choice.toLowerCase() === cell.toLowerCase());
  return { ...place, blank: choices[0] ?? '', ...parsedBy(find) };
}

/** A column whose fields can only have what `parse` makes of a cell. */
function parsedBy(parse: (cell: string) => string | undefined): Pick<Column, 'isFree' | 'recognises' | 'take'> {
  return {
    isFree: false,
    recognises: (cell) => parse(cell) !== undefined,
    take(cell) {
      const value = parse(cell);
      return value === undefined ? { isRead: false, value } : { isRead: true, value };
    },
  };
}
