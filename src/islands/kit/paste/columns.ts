import type { ToolFormat } from '../format.ts';
import { parseDecimal } from '../parse-decimal.ts';
import { parseDate } from './parse-date.ts';

/** A column of a list: the field that each row has for it, and how the field takes a pasted cell. */
export interface Column {
  /** The last part of the field's name: `price` for `item-2-price`. */
  readonly part: string;
  readonly label: string;
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
  return { ...place, take: (cell) => ({ isRead: true, value: cell }) };
}

/** A column of numbers in the locale's notation. A text that is no number stays in its field, with the field's error. */
export function numberColumn(place: Place, { decimalSign }: Pick<ToolFormat, 'decimalSign'>): Column {
  return { ...place, take: (cell) => ({ isRead: parseDecimal(cell, { decimalSign, digits: 2 }).ok, value: cell }) };
}

/** A column of dates, written as the page's language writes them in figures, or as ISO dates. */
export function dateColumn(place: Place, htmlLang: string): Column {
  const take = (cell: string): Taken => {
    const value = parseDate(cell, htmlLang);
    return value === undefined ? { isRead: false, value } : { isRead: true, value };
  };
  return { ...place, take };
}

/** A column whose fields offer some texts, of which a cell must be one. Capitals do not matter. */
export function choiceColumn(place: Place, choices: readonly string[]): Column {
  const take = (cell: string): Taken => {
    const value = choices.find((choice) => choice.toLowerCase() === cell.toLowerCase());
    return value === undefined ? { isRead: false, value } : { isRead: true, value };
  };
  return { ...place, take };
}
