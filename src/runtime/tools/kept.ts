import type { Values } from './use-tool-form.ts';

/** What a visitor has filled in: the fields, and which lines of a list there are. */
export interface Entries {
  readonly values: Values;
  readonly rows: Rows;
}

/** By the list's name, the numbers its lines have in the names of their fields. */
export type Rows = Readonly<Record<string, readonly number[]>>;

/** What is kept for this tab: gone when it is closed, and seen by nobody else. */
export function loadEntries(key: string): Entries | undefined {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isEntries(entries) ? entries : undefined;
  } catch {
    // Storage may be forbidden, or hold what an older version of the site left: begin afresh.
    return undefined;
  }
}

export function saveEntries(key: string, entries: Entries): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Forbidden or full: the form works, it only isn't kept.
  }
}

export function forgetEntries(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was kept.
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
