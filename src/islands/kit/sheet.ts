import type { Entries } from './saved-state.ts';

/** The initial values of a tool's fields, the rows of its lists, and the field that takes the focus next. */
export interface Sheet extends Entries {
  /**
   * The field that takes the focus next. Each request for the focus is a new object, so that the same field can take
   * the focus twice.
   */
  readonly focus?: { readonly name: string };
}

export type SheetChange = (sheet: Sheet) => Sheet;

/** The largest number of rows in a list, which the pages of the tools name. With as many rows the sums are still exact. */
export const maxRows = 500;

/**
 * Adds a row to a list and moves the focus into the new row. `first` names the row's first field, such as
 * `description`.
 */
export function addRow(list: string, first: string): SheetChange {
  return (sheet) => {
    const ids = sheet.rows[list] ?? [];
    if (ids.length >= maxRows) return sheet;
    const id = Math.max(0, ...ids) + 1;
    return { ...sheet, rows: { ...sheet.rows, [list]: [...ids, id] }, focus: { name: `${list}-${id}-${first}` } };
  };
}

/**
 * Removes a row from a list and moves the focus to the remove button of a neighbouring row. Of a row that is now the only
 * one it moves to the first field, which `first` names: the button is then disabled.
 */
export function removeRow(list: string, id: number, first: string): SheetChange {
  return (sheet) => {
    const ids = sheet.rows[list] ?? [];
    const place = ids.indexOf(id);
    const left = ids.filter((each) => each !== id);
    const focus = { name: `${list}-${ids[place + 1] ?? ids[place - 1]}-${left.length > 1 ? 'remove' : first}` };
    // A row that is added later may get the same id, and begins without the values of this one.
    const values = Object.entries(sheet.values).filter(([name]) => !name.startsWith(`${list}-${id}-`));
    return { ...sheet, values: Object.fromEntries(values), rows: { ...sheet.rows, [list]: left }, focus };
  };
}

/** Replaces the rows of a list, and initial values of fields. A field whose new value is undefined loses its value. */
export function fillRows(
  list: string,
  ids: readonly number[],
  values: Readonly<Record<string, string | undefined>>,
): SheetChange {
  return (sheet) => {
    const all = Object.entries({ ...sheet.values, ...values });
    const given = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { ...sheet, values: Object.fromEntries(given), rows: { ...sheet.rows, [list]: ids } };
  };
}
