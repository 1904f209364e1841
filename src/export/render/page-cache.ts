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
import type { HashedRead, ReadHash } from './reads.ts';

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

/** Versions of what pages depend on without reading it. */
export interface CacheVersions {
  /** A hash of what every page depends on: the frame of the code, configuration, locales. */
  readonly shared: string;
  /** A hash of all CSS rules. While it is the same, each page would select the same rules again. */
  readonly styles: string;
}

/**
 * Opens the page cache of a work folder. A record is believed only with its seal, and a damaged file is replaced by an
 * empty one.
 */
export function openPageCache(input: {
  folder: string;
  versions: CacheVersions;
  readHash: ReadHash;
  store: Store;
  seal: Seal;
}): PageCache {
  const cache = openCacheDatabase(join(input.folder, databaseName), layout);
  const isStored = createPresence(input.store);
  const { versions } = input;
  return {
    async find(route) {
      const row = cache.run((prepare) => prepare(selectPage).get(route.pathname));
      if (row?.key !== keyOf(route, versions.shared)) return undefined;
      const record = parseRow(row, route.pathname, input.seal);
      const isSame = (read: HashedRead) =>
        (read.kind === 'styles' && row.styles === versions.styles) || isUnchanged(read, input.readHash);
      return record?.notes.reads.every(isSame) && (await isWhole(record, isStored)) ? record : undefined;
    },
    store(records, routes) {
      cache.transact((prepare) => {
        for (const record of records) {
          const route = routes.get(record.pathname);
          if (!route) continue;
          const keys = { key: keyOf(route, versions.shared), styles: versions.styles };
          prepare(upsertPage).run(...rowOf(record, keys, input.seal));
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
  version: 6,
  tables: [
    'CREATE TABLE pages (pathname TEXT PRIMARY KEY, key TEXT NOT NULL, styles TEXT NOT NULL, record TEXT NOT NULL, seal TEXT NOT NULL)',
  ],
};

const selectPage = 'SELECT key, styles, record, seal FROM pages WHERE pathname = ?';
const upsertPage = 'INSERT OR REPLACE INTO pages (pathname, key, styles, record, seal) VALUES (?, ?, ?, ?, ?)';
const deleteOthers = 'DELETE FROM pages WHERE pathname NOT IN (SELECT value FROM json_each(?))';

type Row = [pathname: string, key: string, styles: string, record: string, seal: string];

interface RowKeys {
  readonly key: string;
  readonly styles: string;
}

function rowOf(record: PageRecord, { key, styles }: RowKeys, seal: Seal): Row {
  const json = JSON.stringify(record);
  return [record.pathname, key, styles, json, seal(String(layout.version), record.pathname, key, styles, json)];
}

/** The record of a row; undefined if it is not as Helios wrote it. */
function parseRow(row: Record<string, unknown>, pathname: string, seal: Seal): PageRecord | undefined {
  const { key, styles, record } = row;
  if (typeof key !== 'string' || typeof styles !== 'string' || typeof record !== 'string') return undefined;
  return seal(String(layout.version), pathname, key, styles, record) === row.seal ? JSON.parse(record) : undefined;
}

function keyOf(route: Route, version: string): string {
  return createHash('sha256').update(version).update(JSON.stringify(route)).digest('hex');
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

function isUnchanged({ hash, ...read }: HashedRead, readHash: ReadHash): boolean {
  return readHash(read) === hash;
}

/** True if all files of the page are in the store. */
async function isWhole(record: PageRecord, isStored: (sha256: string) => Promise<boolean>): Promise<boolean> {
  const present = await Promise.all(filesOf(record).map((file) => isStored(file.sha256)));
  return present.every(Boolean);
}
