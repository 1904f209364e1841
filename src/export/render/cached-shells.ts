import type { Seal } from '../../disk/seal.ts';
import { type CacheReader, isDamage } from '../output/cache-database.ts';
import type { ShellShelf } from './join-notes.ts';
import { memoize } from './memoize.ts';
import type { PartNotes, ShellNotes } from './page-notes.ts';

/** Creates the table of the notes of shells. Each cached page refers to the notes of its shell by their name. */
export const shellTable = 'CREATE TABLE shells (name TEXT PRIMARY KEY, notes TEXT NOT NULL, seal TEXT NOT NULL)';

const selectShell = 'SELECT notes, seal FROM shells WHERE name = ?';
export const upsertShell = 'INSERT OR REPLACE INTO shells (name, notes, seal) VALUES (?, ?, ?)';

type Row = [name: string, notes: string, seal: string];

export function shellRow({ name, notes }: ShellNotes, seal: Seal): Row {
  const json = JSON.stringify(notes);
  return [name, json, seal(name, json)];
}

/**
 * Opens the notes of shells in a cache. The notes of a shell are read from the cache once only. Notes that are damaged
 * or have a wrong seal count as missing.
 */
export function openCachedShells(cache: Pick<CacheReader, 'run'>, seal: Seal): Pick<ShellShelf, 'get'> {
  const find = memoize(String, (name: string) => ({ notes: readNotes(cache, name, seal) }));
  return { get: (name) => find(name).notes };
}

function readNotes(cache: Pick<CacheReader, 'run'>, name: string, seal: Seal): PartNotes | undefined {
  try {
    const row = cache.run((prepare) => prepare(selectShell).get(name));
    if (!row || seal(name, String(row.notes)) !== row.seal) return undefined;
    return JSON.parse(String(row.notes));
  } catch (error) {
    // A damaged cache is no error. An export renders the pages whose shell is missing again; other readers of the cache
    // report the links of these pages without their CMS fields.
    if (isDamage(error)) return undefined;
    throw error;
  }
}
