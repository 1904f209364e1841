import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Route } from '../../site/route.ts';
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

interface Row {
  readonly key: string;
  readonly record: string;
}

/**
 * Opens the page cache of a work folder. `cacheVersion` is a hash of what every page depends on: code, configuration,
 * locales. A file that is no database, or has another layout, is deleted.
 */
export function openPageCache(input: {
  folder: string;
  cacheVersion: string;
  readHash: ReadHash;
  store: Store;
}): PageCache {
  const database = openDatabase(input.folder);
  const select = database.prepare('SELECT key, record FROM pages WHERE pathname = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO pages (pathname, key, record) VALUES (?, ?, ?)');
  return {
    async find(route) {
      const row = select.get(route.pathname) as Row | undefined;
      if (row?.key !== keyOf(route, input.cacheVersion)) return undefined;
      const record: PageRecord = JSON.parse(row.record);
      return (await isCurrent(record, input)) ? record : undefined;
    },
    store(records, routes) {
      database.exec('BEGIN');
      for (const record of records) {
        const route = routes.get(record.pathname);
        if (route) upsert.run(record.pathname, keyOf(route, input.cacheVersion), JSON.stringify(record));
      }
      database.exec('COMMIT');
    },
    removeOthers(routes) {
      const pathnames = JSON.stringify(routes.map((route) => route.pathname));
      database.prepare('DELETE FROM pages WHERE pathname NOT IN (SELECT value FROM json_each(?))').run(pathnames);
    },
    close: () => database.close(),
  };
}

/** Opens the notes of earlier exports for reading. A cache that is missing, unreadable or of another layout has none. */
export function openCachedNotes(folder: string): CachedNotes {
  const database = openForReading(join(folder, 'pages.sqlite'));
  const select = database?.prepare('SELECT key, record FROM pages WHERE pathname = ?');
  return {
    notesOf(pathname, sha256) {
      const row = select?.get(pathname) as Row | undefined;
      const record: PageRecord | undefined = row && JSON.parse(row.record);
      return record?.page.sha256 === sha256 ? record.notes : undefined;
    },
    close: () => database?.close(),
  };
}

function openForReading(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    if (hasLayout(database)) return database;
  } catch {
    // Without the file links are reported without their CMS fields, and nothing else is missing.
  }
  if (database?.isOpen) database.close();
  return undefined;
}

function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pages.sqlite');
  try {
    return openFile(file);
  } catch {
    // The file is no database, or its tables have other columns: an empty database replaces it.
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openFile(file);
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  dropOtherVersions(database);
  database.exec(
    'CREATE TABLE IF NOT EXISTS pages (pathname TEXT PRIMARY KEY, key TEXT NOT NULL, record TEXT NOT NULL)',
  );
  database.exec('SELECT pathname, key, record FROM pages LIMIT 0');
  return database;
}

/** Increase this number when the layout of the table or of a record changes. */
const layoutVersion = 2;

function dropOtherVersions(database: DatabaseSync): void {
  if (hasLayout(database)) return;
  database.exec(`DROP TABLE IF EXISTS pages; PRAGMA user_version = ${layoutVersion}`);
}

function hasLayout(database: DatabaseSync): boolean {
  return database.prepare('PRAGMA user_version').get()?.user_version === layoutVersion;
}

function keyOf(route: Route, cacheVersion: string): string {
  return createHash('sha256').update(cacheVersion).update(JSON.stringify(route)).digest('hex');
}

async function isCurrent(
  record: PageRecord,
  { readHash, store }: { readHash: ReadHash; store: Store },
): Promise<boolean> {
  const isUnchanged = record.notes.reads.every(({ hash, ...read }) => readHash(read) === hash);
  if (!isUnchanged) return false;
  const present = await Promise.all(filesOf(record).map((file) => store.has(file.sha256)));
  return present.every(Boolean);
}
