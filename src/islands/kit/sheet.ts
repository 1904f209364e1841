import type { Entries } from './saved-state.ts';

/** The initial values of a sheet's fields, and the lines of its lists. */
export interface Sheet extends Entries {
  /**
   * The field that takes the focus next. Each request is a new object, because the same field may be requested twice.
   */
  readonly focus?: { readonly name: string };
}

export type SheetChange = (sheet: Sheet) => Sheet;

/** The largest number of lines. Paper is finite, and the browser draws every line at each key press. */
const maxRows = 100;

/** Adds a line to a list and moves the focus to the line's field `first`. */
export function addRow(list: string, first: string): SheetChange {
  return (sheet) => {
    const ids = sheet.rows[list] ?? [];
    if (ids.length >= maxRows) return sheet;
    const id = Math.max(0, ...ids) + 1;
    return { ...sheet, rows: { ...sheet.rows, [list]: [...ids, id] }, focus: { name: `${list}-${id}-${first}` } };
  };
}

/** Removes a line from a list. The focus stays in the list. */
export function removeRow(list: string, id: number): SheetChange {
  return (sheet) => {
    const ids = sheet.rows[list] ?? [];
    const place = ids.indexOf(id);
    const left = ids.filter((each) => each !== id);
    const focus = { name: `${list}-${ids[place + 1] ?? ids[place - 1]}-remove` };
    return { ...sheet, rows: { ...sheet.rows, [list]: left }, focus };
  };
}
