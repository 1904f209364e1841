import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import type { Entries } from './saved-state.ts';

/**
 * The entries of a form whose fields have these values. The rows follow from the fields' names: `item-2-price` is in
 * row 2 of the list `item`.
 */
export function entriesOf(values: FormValues): Entries {
  const rows: Record<string, number[]> = {};
  for (const name of Object.keys(values)) {
    const [, list, id] = /^([a-z]+)-(\d+)-/.exec(name) ?? [];
    if (list === undefined) continue;
    const ids = rows[list] ?? [];
    rows[list] = ids;
    if (!ids.includes(Number(id))) ids.push(Number(id));
  }
  return { values, rows };
}

/** No entries: a form that begins with them keeps its initial ones. */
export const noEntries: Entries = { values: {}, rows: {} };

/** Entries in which each of these fields is empty. */
export function emptyEntries(names: readonly string[]): Entries {
  return { values: Object.fromEntries(names.map((name) => [name, ''])), rows: {} };
}
