import type { FormValues } from '../../../runtime/shared/fill-untouched.ts';
import { maxRows } from '../sheet.ts';
import type { Column } from './columns.ts';

interface PasteInput {
  readonly cells: readonly (readonly string[])[];
  /** The list's name, with which the names of its fields begin, and its columns in the order of a row's fields. */
  readonly list: string;
  readonly columns: readonly Column[];
  /** The ids of the list's rows. */
  readonly ids: readonly number[];
  /** The row and the column of the field in which the visitor pasted. The first cell goes there. */
  readonly id: number;
  readonly part: string;
}

/** What a paste does to a list. */
export interface PastePlan {
  /** The ids of the list's rows afterwards. New rows are at the end. */
  readonly ids: readonly number[];
  /** The new values of fields, by name. An empty cell leaves its field as it is. */
  readonly values: FormValues;
  /** The number of rows that take cells. */
  readonly rows: number;
  readonly unread: readonly UnreadCell[];
  /** True if cells found no field, because the list was full or has no further columns. */
  readonly hasLeft: boolean;
}

/** A cell that its field can't accept. */
export interface UnreadCell {
  /** The place of the row in its list, from 1. */
  readonly row: number;
  /** The label of the column. */
  readonly column: string;
  readonly text: string;
}

/** Spreads the cells of a spreadsheet over the rows and columns of a list, from the field on in which they were pasted. */
export function planPaste({ cells, list, columns, ids, id, part }: PasteInput): PastePlan {
  const top = ids.indexOf(id);
  const taking = columns.slice(columns.findIndex((column) => column.part === part));
  const fitting = cells.slice(0, maxRows - top);
  const after = withRows(ids, top + fitting.length);
  const placed = fitting.flatMap((row, line) =>
    taking.flatMap((column, place) => {
      const text = row[place] ?? '';
      const name = `${list}-${after[top + line]}-${column.part}`;
      return text === '' ? [] : [{ name, row: top + line + 1, column: column.label, text, ...column.take(text) }];
    }),
  );
  return {
    ids: after,
    values: Object.fromEntries(placed.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    rows: fitting.length,
    unread: placed.flatMap(({ isRead, row, column, text }) => (isRead ? [] : [{ row, column, text }])),
    hasLeft: fitting.length < cells.length || fitting.some((row) => row.slice(taking.length).some(Boolean)),
  };
}

/** The ids of a list after new rows were added at its end, if it had fewer than `count` rows. */
function withRows(ids: readonly number[], count: number): readonly number[] {
  const last = Math.max(0, ...ids);
  const missing = Math.max(0, count - ids.length);
  return [...ids, ...Array.from({ length: missing }, (_, place) => last + 1 + place)];
}
