import { hash } from 'node:crypto';
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
import { openCachedShells, shellRow, shellTable, upsertShell } from './cached-shells.ts';
import { recordOf } from './join-notes.ts';
import { memoize } from './memoize.ts';
import { type PackedPage, unpack } from './packed-page.ts';
import type { PageBatch } from './page-batches.ts';
import type { PageNotes } from './page-notes.ts';
import { filesOf, type PageDraft, type PageRecord } from './page-record.ts';
import type { HashedRead, ReadHash } from './reads.ts';
import { type FindValues, openSharedValues, upsertValues, valuesRow, valueTable } from './shared-values.ts';

/** The cache of rendered pages from earlier exports. */
export interface PageCache {
  /** The cached page, if nothing that it was made from has changed; else undefined. */
  find(route: Route): Promise<PageRecord | undefined>;
  /** Returns the cached page even if it is outdated, or undefined if it is missing or has a wrong seal. */
  lastOf(pathname: string): PageRecord | undefined;
  /** Stores the pages of a batch that are in `routes`, by their pathnames, in one transaction. */
  store(batch: PageBatch, routes: ReadonlyMap<string, Route>): void;
  /** Deletes the pages that are not in `routes`, and the shells and values that no page has. */
  removeOthers(routes: readonly Route[]): void;
  close(): void;
}

/** The cached notes of pages, for callers that have the pages' bytes only. */
export interface CachedNotes {
  /** Returns the notes of a page whose HTML has this hash, or undefined if the cache has no such page. */
  notesOf(pathname: string, sha256: string): PageNotes | undefined;
  close(): void;
}

/** Versions of what pages depend on and do not note as reads. */
export interface CacheVersions {
  /**
   * A hash of what every page depends on: shared code and assets, configuration, locales, the version of the checks.
   */
  readonly shared: string;
  /** A hash of all CSS rules. While it is the same, each page would select the same rules again. */
  readonly styles: string;
}

/**
 * Opens the page cache of a work folder. A record without the right seal counts as missing. A damaged database is
 * replaced by an empty one.
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
  const { versions, seal } = input;
  const shells = openCachedShells(cache, seal);
  const reading: RowReading = { seal, valuesOf: openSharedValues(cache, seal) };
  const isSame = createComparison(input.readHash);
  const isCurrentShell = memoize(String, (name: string) => shells.get(name)?.reads.every(isSame) ?? false);
  return {
    async find(route) {
      const row = cache.run((prepare) => prepare(selectPage).get(route.pathname));
      if (!row || row.key !== keyOf(route, versions.shared)) return undefined;
      const draft = parseRow(row, route.pathname, reading);
      if (!draft || !isCurrentShell(draft.shell)) return undefined;
      const isSameOrStyled = (read: HashedRead) =>
        (read.kind === 'styles' && row.styles === versions.styles) || isSame(read);
      const isCurrent = draft.own.reads.every(isSameOrStyled) && (await isWhole(draft, isStored));
      return isCurrent ? recordOf(draft, shells) : undefined;
    },
    lastOf(pathname) {
      const row = cache.run((prepare) => prepare(selectPage).get(pathname));
      const draft = row && parseRow(row, pathname, reading);
      return draft && shells.get(draft.shell) ? recordOf(draft, shells) : undefined;
    },
    store({ pages, values, shells: newShells }, routes) {
      const list = valuesRow(values, seal);
      cache.transact((prepare) => {
        prepare(upsertValues).run(...list);
        for (const shell of newShells) prepare(upsertShell).run(...shellRow(shell, seal));
        for (const page of pages) {
          const route = routes.get(page.pathname);
          if (!route) continue;
          const key = keyOf(route, versions.shared);
          prepare(upsertPage).run(...rowOf(page, { key, styles: versions.styles, shared: list[0] }, seal));
        }
      });
    },
    removeOthers(routes) {
      const pathnames = JSON.stringify(routes.map((route) => route.pathname));
      cache.transact((prepare) => {
        prepare(deleteOthers).run(pathnames);
        prepare(deleteUnusedShells).run();
        prepare(deleteUnusedValues).run();
      });
    },
    close: () => cache.close(),
  };
}

/**
 * Creates a function that tells whether the answer to a read is unchanged. Compares each read once, as pages share
 * reads.
 */
function createComparison(readHash: ReadHash): (read: HashedRead) => boolean {
  const compared = new Map<HashedRead, boolean>();
  return (read) => {
    const isSame = compared.get(read) ?? readHash(read) === read.hash;
    compared.set(read, isSame);
    return isSame;
  };
}

/** Opens the notes of earlier exports for reading. A cache that is missing, damaged or of another layout has none. */
export function openCachedNotes(folder: string, seal: Seal): CachedNotes {
  const cache = readCacheDatabase(join(folder, databaseName), layout);
  const shells = cache && openCachedShells(cache, seal);
  const reading = cache && { seal, valuesOf: openSharedValues(cache, seal) };
  return {
    notesOf(pathname, sha256) {
      const draft = reading && readRow(cache, pathname, reading);
      if (!shells || draft?.page.sha256 !== sha256 || !shells.get(draft.shell)) return undefined;
      return recordOf(draft, shells).notes;
    },
    close: () => cache?.close(),
  };
}

function readRow(cache: CacheReader, pathname: string, reading: RowReading): PageDraft | undefined {
  try {
    const row = cache.run((prepare) => prepare(selectPage).get(pathname));
    return row && parseRow(row, pathname, reading);
  } catch (error) {
    // A damaged cache is no error: without these notes, findings about links lack the CMS field, and nothing else.
    if (isDamage(error)) return undefined;
    throw error;
  }
}

const databaseName = 'pages.sqlite';

const layout: CacheLayout = {
  // Increase this number when a row changes its form.
  version: 12,
  tables: [
    'CREATE TABLE pages (pathname TEXT PRIMARY KEY, key TEXT NOT NULL, styles TEXT NOT NULL, shell TEXT NOT NULL, shared TEXT NOT NULL, draft TEXT NOT NULL, seal TEXT NOT NULL)',
    shellTable,
    valueTable,
  ],
};

const selectPage = 'SELECT key, styles, shell, shared, draft, seal FROM pages WHERE pathname = ?';
const upsertPage =
  'INSERT OR REPLACE INTO pages (pathname, key, styles, shell, shared, draft, seal) VALUES (?, ?, ?, ?, ?, ?, ?)';
const deleteOthers = 'DELETE FROM pages WHERE pathname NOT IN (SELECT value FROM json_each(?))';
const deleteUnusedShells = 'DELETE FROM shells WHERE name NOT IN (SELECT shell FROM pages)';
const deleteUnusedValues = 'DELETE FROM shared WHERE name NOT IN (SELECT shared FROM pages)';

/** The key and versions by which a row is current, and the name of the value list of its page. */
interface RowNames {
  readonly key: string;
  readonly styles: string;
  readonly shared: string;
}

function rowOf({ pathname, shell, draft }: PackedPage, names: RowNames, seal: Seal): string[] {
  const row = [pathname, names.key, names.styles, shell, names.shared, draft];
  return [...row, seal(String(layout.version), ...row)];
}

interface RowReading {
  readonly seal: Seal;
  readonly valuesOf: FindValues;
}

/** Returns the page of a row, or undefined if the row or its list of shared values is missing or has a wrong seal. */
function parseRow(
  row: Record<string, unknown>,
  pathname: string,
  { seal, valuesOf }: RowReading,
): PageDraft | undefined {
  const { key, styles, shell, shared, draft } = row;
  const texts = [key, styles, shell, shared, draft].filter((text) => typeof text === 'string');
  if (texts.length < 5 || seal(String(layout.version), pathname, ...texts) !== row.seal) return undefined;
  const values = valuesOf(String(shared));
  if (!values) return undefined;
  return unpack(String(draft), String(shell), values);
}

/**
 * Computes the key of a route. Locales are in it by their codes only, because `version` covers the locales' settings.
 */
function keyOf({ locale, alternates, ...route }: Route, version: string): string {
  const translations = alternates.map((each) => [each.locale.code, each.pathname]);
  return hash('sha256', version + JSON.stringify([route, locale.code, translations]));
}

/** Creates a function that tells whether the store has a file. Asks once for each file, because pages share files. */
function createPresence(store: Store): (sha256: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (sha256) => {
    const presence = known.get(sha256) ?? store.has(sha256);
    known.set(sha256, presence);
    return presence;
  };
}

/** True if all files of the page are in the store. */
async function isWhole(draft: PageDraft, isStored: (sha256: string) => Promise<boolean>): Promise<boolean> {
  const present = await Promise.all(filesOf(draft).map((file) => isStored(file.sha256)));
  return present.every(Boolean);
}
