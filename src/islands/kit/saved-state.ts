import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createSecureStorage } from '../../runtime/shared/storage/secure-storage.ts';

/** The entries of a form: the values of its fields, and the lines of its lists. */
export interface Entries {
  readonly values: FormValues;
  readonly rows: Rows;
}

/** The lines of each list, by the list's name. A line is a number that is part of its fields' names. */
export type Rows = Readonly<Record<string, readonly number[]>>;

/**
 * Storage for this browser tab, deleted when the tab is closed. It is encrypted, because an invoice names accounts and
 * clients.
 */
const storage = createSecureStorage(() => sessionStorage);

/**
 * Loads the entries saved for this tab under a tool's key. Undefined if there are none, or if an older version of the
 * site saved another format.
 */
export function loadEntries(key: string): Promise<Entries | undefined> {
  return storage.get(key, (found) => (isEntries(found) ? found : undefined));
}

/** Saves the entries as soon as they are encrypted. Without encryption the form works, but nothing is saved. */
export function saveEntries(key: string, entries: Entries): void {
  void storage.set(key, entries);
}

export function forgetEntries(key: string): void {
  storage.remove(key);
}

function isEntries(value: unknown): value is Entries {
  if (!isRecord(value) || !isRecord(value.values) || !isRecord(value.rows)) return false;
  const { values, rows } = value;
  return (
    Object.values(values).every((text) => typeof text === 'string') &&
    Object.values(rows).every((ids) => Array.isArray(ids) && ids.every(Number.isInteger))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
