import { hash } from 'node:crypto';
import type { Seal } from '../../disk/seal.ts';
import type { CacheReader } from '../output/cache-database.ts';
import { memoize } from './memoize.ts';

/** Creates the table of lists of values that cached pages share. */
export const valueTable = 'CREATE TABLE shared (name TEXT PRIMARY KEY, list TEXT NOT NULL, seal TEXT NOT NULL)';

const selectValues = 'SELECT list, seal FROM shared WHERE name = ?';
export const upsertValues = 'INSERT OR REPLACE INTO shared (name, list, seal) VALUES (?, ?, ?)';

type Row = [name: string, list: string, seal: string];

/** The row of a list of values, each of which is JSON. Its name is a hash of the list. */
export function valuesRow(values: readonly string[], seal: Seal): Row {
  const list = `[${values.join(',')}]`;
  const name = hash('sha256', list);
  return [name, list, seal(name, list)];
}

/** Finds a list of values by its name. Returns undefined if the list is missing or has a wrong seal. */
export type FindValues = (name: string) => readonly unknown[] | undefined;

/** Opens the lists of values in a cache. Each list is read once only. Reading throws if the database is damaged. */
export function openSharedValues(cache: Pick<CacheReader, 'run'>, seal: Seal): FindValues {
  const find = memoize(String, (name: string) => {
    const row = cache.run((prepare) => prepare(selectValues).get(name));
    const isSealed = row !== undefined && seal(name, String(row.list)) === row.seal;
    return { values: isSealed ? (JSON.parse(String(row.list)) as unknown[]) : undefined };
  });
  return (name) => find(name).values;
}
