import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Seal } from '../../disk/seal.ts';
import type { Route } from '../../site/route.ts';
import {
  type CacheLayout,
  type CacheReader,
  isDamage,
  openCacheDatabase,
  readCacheDatabase,
} from '../output/cache-database.ts';
import type { Store } from '../output/store.ts';
import type { PageNotes } from './page-notes.ts';
import { filesOf, type PageRecord } from './page-record.ts';
import type { ReadHash } from './reads.ts';

/** The cache of rendered pages from earlier exports. */
export interface PageCache {
  /** The cached page, if nothing that it was made from has changed; else undefined. */
  find(route: Route): Promise<PageRecord | undefined>;
  store(records: readonly PageRecord[], routes: ReadonlyMap<string, Route>): void;
  /** Deletes the pages that are not in `routes`. */
  removeOthers(routes: readonly Route[]): void;
  close(): void;
}

/** The cached notes of pages, for callers that have the pages' bytes only. */
export interface CachedNotes {
  /** The notes of a page that was rendered to exactly these bytes; undefined if the cache has none. */
  notesOf(pathname: string, sha256: string): PageNotes | undefined;
  close(): void;
}

/**
 * Opens the page cache of a work folder. `cacheVersion` is a hash of what every page depends on: code, configuration,
 * locales. A record is believed only with its seal, and a damaged file is replaced by an empty one.
 */
export function openPageCache(input: {
  folder: string;
  cacheVersion: string;
  readHash: ReadHash;
  store: Store;
  seal: Seal;
}): PageCache {
  const cache = openCacheDatabase(join(input.folder, databaseName), layout);
  const isStored = createPresence(input.store);
  return {
    async find(route) {
      const row = cache.run((prepare) => prepare(selectPage).get(route.pathname));
      if (row?.key !== keyOf(route, input.cacheVersion)) return undefined;
      const record = parseRow(row, route.pathname, input.seal);
      return record && (await isCurrent(record, input.readHash, isStored)) ? record : undefined;
    },
    store(records, routes) {
      cache.transact((prepare) => {
        for (const record of records) {
          const route = routes.get(record.pathname);
          if (route) prepare(upsertPage).run(...rowOf(record, keyOf(route, input.cacheVersion), input.seal));
        }
      });
    },
    removeOthers(routes) {
      const pathnames = JSON.stringify(routes.map((route) => route.pathname));
      cache.run((prepare) => prepare(deleteOthers).run(pathnames));
    },
    close: () => cache.close(),
  };
}

/** Opens the notes of earlier exports for reading. A cache that is missing, damaged or of another layout has none. */
export function openCachedNotes(folder: string, seal: Seal): CachedNotes {
  const cache = readCacheDatabase(join(folder, databaseName), layout);
  return {
    notesOf(pathname, sha256) {
      const record = cache && readRow(cache, pathname, seal);
      return record?.page.sha256 === sha256 ? record.notes : undefined;
    },
    close: () => cache?.close(),
  };
}

function readRow(cache: CacheReader, pathname: string, seal: Seal): PageRecord | undefined {
  try {
    const row = cache.run((prepare) => prepare(selectPage).get(pathname));
    return row && parseRow(row, pathname, seal);
  } catch (error) {
    // Without the notes links are reported without their CMS fields, and nothing else is missing.
    if (isDamage(error)) return undefined;
    throw error;
  }
}

const databaseName = 'pages.sqlite';

const layout: CacheLayout = {
  // Increase this number when a record changes its form.
  version: 4,
  tables: [
    'CREATE TABLE pages (pathname TEXT PRIMARY KEY, key TEXT NOT NULL, record TEXT NOT NULL, seal TEXT NOT NULL)',
  ],
};

const selectPage = 'SELECT key, record, seal FROM pages WHERE pathname = ?';
const upsertPage = 'INSERT OR REPLACE INTO pages (pathname, key, record, seal) VALUES (?, ?, ?, ?)';
const deleteOthers = 'DELETE FROM pages WHERE pathname NOT IN (SELECT value FROM json_each(?))';

type Row = [pathname: string, key: string, record: string, seal: string];

function rowOf(record: PageRecord, key: string, seal: Seal): Row {
  const json = JSON.stringify(record);
  return [record.pathname, key, json, seal(String(layout.version), record.pathname, key, json)];
}

/** The record of a row; undefined if it is not as Helios wrote it. */
function parseRow(row: Record<string, unknown>, pathname: string, seal: Seal): PageRecord | undefined {
  const { key, record } = row;
  if (typeof key !== 'string' || typeof record !== 'string') return undefined;
  return seal(String(layout.version), pathname, key, record) === row.seal ? JSON.parse(record) : undefined;
}

function keyOf(route: Route, cacheVersion: string): string {
  return createHash('sha256').update(cacheVersion).update(JSON.stringify(route)).digest('hex');
}

/** Creates a function that looks for a file in the store. Pages share files, so each file is read once only. */
function createPresence(store: Store): (sha256: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (sha256) => {
    const presence = known.get(sha256) ?? store.has(sha256);
    known.set(sha256, presence);
    return presence;
  };
}

async function isCurrent(
  record: PageRecord,
  readHash: ReadHash,
  isStored: (sha256: string) => Promise<boolean>,
): Promise<boolean> {
  const isUnchanged = record.notes.reads.every(({ hash, ...read }) => readHash(read) === hash);
  if (!isUnchanged) return false;
  const present = await Promise.all(filesOf(record).map((file) => isStored(file.sha256)));
  return present.every(Boolean);
}
