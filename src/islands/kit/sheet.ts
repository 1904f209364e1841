import type { Entries } from './kept.ts';

/** What a sheet's fields begin with, and which lines its lists have. */
export interface Sheet extends Entries {
  /** The field that is to have the focus, by its name. Each time another object: the same field may be meant twice. */
  readonly focus?: { readonly name: string };
}

export type SheetChange = (sheet: Sheet) => Sheet;

/** A paper has an end, and so has what a browser draws at each key. */
const maxRows = 100;

/** Adds a line to a list and puts the focus into its field `first`. */
export function addRow(list: string, first: string): SheetChange {
  return (sheet) => {
    const ids = sheet.rows[list] ?? [];
    if (ids.length >= maxRows) return sheet;
    const id = Math.max(0, ...ids) + 1;
    return { ...sheet, rows: { ...sheet.rows, [list]: [...ids, id] }, focus: { name: `${list}-${id}-${first}` } };
  };
}

/** Takes a line out of a list; the focus stays in the list. */
export function removeRow(list: string, id: number): SheetChange {
  return (sheet) => {
    const ids = sheet.rows[list] ?? [];
    const place = ids.indexOf(id);
    const left = ids.filter((each) => each !== id);
    const focus = { name: `${list}-${ids[place + 1] ?? ids[place - 1]}-remove` };
    return { ...sheet, rows: { ...sheet.rows, [list]: left }, focus };
  };
}
