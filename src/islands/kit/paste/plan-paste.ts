import type { FormValues } from '../../../runtime/shared/fill-untouched.ts';
import { maxRows } from '../sheet.ts';
import type { Column } from './columns.ts';
import { matchColumns } from './match-columns.ts';

interface PasteInput {
  readonly cells: readonly (readonly string[])[];
  /** The list's name, with which the names of its fields begin, and its columns in the order of a row's fields. */
  readonly list: string;
  readonly columns: readonly Column[];
  /** The ids of the list's rows. */
  readonly ids: readonly number[];
  /** The row and the column of the field in which the visitor pasted. The cells go there and beyond. */
  readonly id: number;
  readonly part: string;
}

/** What a paste does to a list. */
export interface PastePlan {
  /** The ids of the list's rows afterwards. New rows are at the end. */
  readonly ids: readonly number[];
  /**
   * The new values of fields, by name. A row that gets a name and more is a new entry: its other fields are as in a new
   * row. In all other rows an empty cell leaves its field as it is.
   */
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
  const from = columns.findIndex((column) => column.part === part);
  const { rows, columns: matched } = matchColumns(cells, columns, from);
  const fitting = rows.slice(0, maxRows - top);
  const after = withRows(ids, top + fitting.length);
  const nameOf = (line: number, column: Column) => `${list}-${after[top + line]}-${column.part}`;
  const placed = fitting.flatMap((row, line) =>
    row.flatMap((text, place) => {
      const column = matched[place];
      if (!column || text === '') return [];
      return [{ name: nameOf(line, column), row: top + line + 1, column: column.label, text, ...column.take(text) }];
    }),
  );
  const blanks = fitting.flatMap((row, line) =>
    isNewEntry(row, matched, columns[0]) ? columns.map((column) => [nameOf(line, column), column.blank]) : [],
  );
  const taken = placed.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]));
  return {
    ids: after,
    values: Object.fromEntries([...blanks, ...taken]),
    rows: fitting.length,
    unread: placed.flatMap(({ isRead, row, column, text }) => (isRead ? [] : [{ row, column, text }])),
    hasLeft: fitting.length < rows.length || fitting.some((row) => row.some((text, place) => text && !matched[place])),
  };
}

/**
 * True if a row gets its first field, which names it, from a spreadsheet with further columns. The amount of the entry
 * that was there before must not stay beside the new name.
 */
function isNewEntry(row: readonly string[], matched: readonly (Column | undefined)[], first?: Column): boolean {
  return matched.filter(Boolean).length > 1 && row.some((text, place) => text && first && matched[place] === first);
}

/** The ids of a list after new rows were added at its end, if it had fewer than `count` rows. */
function withRows(ids: readonly number[], count: number): readonly number[] {
  const last = Math.max(0, ...ids);
  const missing = Math.max(0, count - ids.length);
  return [...ids, ...Array.from({ length: missing }, (_, place) => last + 1 + place)];
}
