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
import { createDraftParser, formatDraft, type ParseDraft } from './draft-text.ts';
import { recordOf } from './join-notes.ts';
import { memoize } from './memoize.ts';
import type { PageNotes } from './page-notes.ts';
import { filesOf, type HandedPage, type PageDraft, type PageRecord } from './page-record.ts';
import type { HashedRead, ReadHash } from './reads.ts';

/** The cache of rendered pages from earlier exports. */
export interface PageCache {
  /** The cached page, if nothing that it was made from has changed; else undefined. */
  find(route: Route): Promise<PageRecord | undefined>;
  store(pages: readonly HandedPage[], routes: ReadonlyMap<string, Route>): void;
  /** Deletes the pages that are not in `routes`, and the shells that no page has. */
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
  const { versions, seal } = input;
  const shells = openCachedShells(cache, seal);
  const parse = createDraftParser();
  const isSame = ({ hash, ...read }: HashedRead) => input.readHash(read) === hash;
  const isCurrentShell = memoize(String, (name: string) => shells.get(name)?.reads.every(isSame) ?? false);
  return {
    async find(route) {
      const row = cache.run((prepare) => prepare(selectPage).get(route.pathname));
      if (row?.key !== keyOf(route, versions.shared)) return undefined;
      const draft = parseRow(row, route.pathname, { seal, parse });
      if (!draft || !isCurrentShell(draft.shell)) return undefined;
      const isSameOrStyled = (read: HashedRead) =>
        (read.kind === 'styles' && row.styles === versions.styles) || isSame(read);
      const isCurrent = draft.own.reads.every(isSameOrStyled) && (await isWhole(draft, isStored));
      return isCurrent ? recordOf(draft, shells) : undefined;
    },
    store(pages, routes) {
      cache.transact((prepare) => {
        for (const { draft, shell } of pages) {
          if (shell) prepare(upsertShell).run(...shellRow(shell, seal));
          const route = routes.get(draft.pathname);
          if (!route) continue;
          const keys = { key: keyOf(route, versions.shared), styles: versions.styles };
          prepare(upsertPage).run(...rowOf(draft, keys, seal));
        }
      });
    },
    removeOthers(routes) {
      const pathnames = JSON.stringify(routes.map((route) => route.pathname));
      cache.transact((prepare) => {
        prepare(deleteOthers).run(pathnames);
        prepare(deleteUnused).run();
      });
    },
    close: () => cache.close(),
  };
}

/** Opens the notes of earlier exports for reading. A cache that is missing, damaged or of another layout has none. */
export function openCachedNotes(folder: string, seal: Seal): CachedNotes {
  const cache = readCacheDatabase(join(folder, databaseName), layout);
  const shells = cache && openCachedShells(cache, seal);
  const parse = createDraftParser();
  return {
    notesOf(pathname, sha256) {
      const draft = cache && readRow(cache, pathname, { seal, parse });
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
    // Without the notes links are reported without their CMS fields, and nothing else is missing.
    if (isDamage(error)) return undefined;
    throw error;
  }
}

const databaseName = 'pages.sqlite';

const layout: CacheLayout = {
  // Increase this number when a row changes its form.
  version: 7,
  tables: [
    'CREATE TABLE pages (pathname TEXT PRIMARY KEY, key TEXT NOT NULL, styles TEXT NOT NULL, shell TEXT NOT NULL, draft TEXT NOT NULL, seal TEXT NOT NULL)',
    shellTable,
  ],
};

const selectPage = 'SELECT key, styles, shell, draft, seal FROM pages WHERE pathname = ?';
const upsertPage = 'INSERT OR REPLACE INTO pages (pathname, key, styles, shell, draft, seal) VALUES (?, ?, ?, ?, ?, ?)';
const deleteOthers = 'DELETE FROM pages WHERE pathname NOT IN (SELECT value FROM json_each(?))';
const deleteUnused = 'DELETE FROM shells WHERE name NOT IN (SELECT shell FROM pages)';

type Row = [pathname: string, key: string, styles: string, shell: string, draft: string, seal: string];

interface RowKeys {
  readonly key: string;
  readonly styles: string;
}

function rowOf(draft: PageDraft, { key, styles }: RowKeys, seal: Seal): Row {
  const { pathname, shell } = draft;
  const text = formatDraft(draft);
  return [pathname, key, styles, shell, text, seal(String(layout.version), pathname, key, styles, shell, text)];
}

interface RowReading {
  readonly seal: Seal;
  readonly parse: ParseDraft;
}

/** The page of a row; undefined if the row is not as Helios wrote it. */
function parseRow(row: Record<string, unknown>, pathname: string, { seal, parse }: RowReading): PageDraft | undefined {
  const { key, styles, shell, draft } = row;
  const texts = [key, styles, shell, draft].filter((text) => typeof text === 'string');
  if (texts.length < 4 || seal(String(layout.version), pathname, ...texts) !== row.seal) return undefined;
  return parse(String(draft), String(shell));
}

/** Locales stand in the key by their codes: the shared version has their settings, which each route repeats. */
function keyOf({ locale, alternates, ...route }: Route, version: string): string {
  const translations = alternates.map((each) => [each.locale.code, each.pathname]);
  return hash('sha256', version + JSON.stringify([route, locale.code, translations]));
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

/** True if all files of the page are in the store. */
async function isWhole(draft: PageDraft, isStored: (sha256: string) => Promise<boolean>): Promise<boolean> {
  const present = await Promise.all(filesOf(draft).map((file) => isStored(file.sha256)));
  return present.every(Boolean);
}
