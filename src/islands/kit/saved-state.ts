import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createSecureStorage } from '../../runtime/shared/storage/secure-storage.ts';

/** A visitor's entries in a form: the values of the fields, and the rows of the lists. */
export interface Entries {
  readonly values: FormValues;
  readonly rows: Rows;
}

/**
 * The rows of each list, by the list's name. Each row has a number, which is part of the names of its fields:
 * `item-1-price`.
 */
export type Rows = Readonly<Record<string, readonly number[]>>;

/**
 * Encrypted storage for this browser tab. The browser deletes it when the tab is closed. Entries are encrypted because
 * an invoice names accounts and clients.
 */
const storage = createSecureStorage(() => sessionStorage);

/**
 * Loads the entries that were saved for this tab under a tool's key. Undefined if no entries were saved, or if an older
 * version of the site saved them in another format.
 */
export function loadEntries(key: string): Promise<Entries | undefined> {
  return storage.get(key, (found) => (isEntries(found) ? found : undefined));
}

/**
 * Encrypts the entries and saves them. Resolves to false if the browser can't encrypt or refuses to store: nothing is saved
 * then, and the form works nevertheless.
 */
export async function saveEntries(key: string, entries: Entries): Promise<boolean> {
  const outcome = await storage.set(key, entries);
  return outcome === 'stored' || outcome === 'outdated';
}

/** Deletes all values of this tab whose names begin with `prefix`, such as `roi`. */
export function forgetValues(prefix: string): void {
  for (const name of [prefix, ...storedNames()]) if (name.startsWith(prefix)) storage.remove(name);
}

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    // Storage is forbidden, so nothing is stored.
    return [];
  }
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
