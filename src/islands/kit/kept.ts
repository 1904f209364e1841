import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createSecureStorage } from '../../runtime/shared/storage/secure-storage.ts';

/** What a visitor has filled in: the fields, and which lines of a list there are. */
export interface Entries {
  readonly values: FormValues;
  readonly rows: Rows;
}

/** By the list's name, the numbers its lines have in the names of their fields. */
export type Rows = Readonly<Record<string, readonly number[]>>;

/** For this tab: gone when it is closed. Encrypted, for an invoice names accounts and clients. */
const storage = createSecureStorage(() => sessionStorage);

/** What is kept for this tab under a tool's key; undefined also if an older version of the site left something else. */
export function loadEntries(key: string): Promise<Entries | undefined> {
  return storage.get(key, (found) => (isEntries(found) ? found : undefined));
}

/** Keeps the entries as soon as they are encrypted. Where that can't be, the form works, it only isn't kept. */
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
