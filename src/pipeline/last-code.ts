import { join } from 'node:path';
import { readHashed, writeHashed } from '../disk/hashed-file.ts';
import type { CacheVersions } from '../export/render/page-cache.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import type { CodeRead, HashedRead } from '../export/render/reads.ts';

/**
 * The code and the styles of which the pages of a site were made. With them, an edit of a template is exported without
 * reading all pages.
 */
export interface LastCode {
  readonly versions: SiteVersions;
  /** The parts of the code and the selections of styles that pages read, each once, with their hashes. */
  readonly reads: readonly HashedCode[];
  /** The pages that have the same reads, as indexes in `reads`. Each page is listed once. */
  readonly users: readonly { readonly reads: readonly number[]; readonly pages: readonly string[] }[];
}

/** A read of code or styles, with its hash at the time of rendering. */
export type HashedCode = CodeRead & Pick<HashedRead, 'hash'>;

type ReadingPage = Pick<PageRecord, 'pathname'> & { readonly notes: Pick<PageRecord['notes'], 'shellReads' | 'reads'> };

/** The versions of the code that all pages share, of all CSS rules, and of the scripts with their source maps. */
export interface SiteVersions extends CacheVersions {
  readonly scripts: string;
}

/** Describes the code of all pages of a site. */
export function describeCode(pages: readonly ReadingPage[], versions: SiteVersions): LastCode {
  const list = createReadList();
  const users = groupUsers(pages.map(({ pathname, notes }) => ({ reads: list.of(notes), pages: [pathname] })));
  return { versions, reads: list.reads(), users };
}

/** Replaces some pages of a site by their new versions. All others are as they were. */
export function withNewCode(last: LastCode, pages: readonly ReadingPage[], versions: SiteVersions): LastCode {
  const list = createReadList();
  const replaced = new Set(pages.map(({ pathname }) => pathname));
  const kept = last.users
    .map((users) => ({ ...users, pages: users.pages.filter((pathname) => !replaced.has(pathname)) }))
    .filter((users) => users.pages.length > 0)
    .map((users) => ({ ...users, reads: list.ofReads(users.reads.flatMap((place) => last.reads[place] ?? [])) }));
  const made = pages.map(({ pathname, notes }) => ({ reads: list.of(notes), pages: [pathname] }));
  return { versions, users: groupUsers([...kept, ...made]), reads: list.reads() };
}

/** The pathnames of the pages that have a read whose answer has changed. */
export function pagesWithChanged(code: LastCode, isChanged: (read: HashedCode) => boolean): ReadonlySet<string> {
  const changed = code.reads.map(isChanged);
  return new Set(code.users.filter(({ reads }) => reads.some((place) => changed[place])).flatMap(({ pages }) => pages));
}

/** True if both versions of a page were made of the same code and styles. */
export function hasSameCode(before: ReadingPage, after: ReadingPage): boolean {
  return JSON.stringify(codeReads(before.notes)) === JSON.stringify(codeReads(after.notes));
}

function codeReads({ shellReads, reads }: ReadingPage['notes']): HashedCode[] {
  return [...codeIn(shellReads), ...codeIn(reads)];
}

function codeIn(reads: readonly HashedRead[]): HashedCode[] {
  return reads.filter((read) => read.kind === 'code' || read.kind === 'styles');
}

/** Gives each read a place in a list in which it is once. */
function createReadList() {
  const places = new Map<string, number>();
  const known: HashedCode[] = [];
  // Pages of one shell refer to one list of its reads, and pages of a cache to the same objects.
  const ofObjects = new Map<HashedCode, number>();
  const ofLists = new Map<readonly HashedRead[], readonly number[]>();
  const placeOf = (read: HashedCode) => {
    const found = ofObjects.get(read);
    if (found !== undefined) return found;
    const key = JSON.stringify(read);
    const place = places.get(key) ?? known.push(read) - 1;
    places.set(key, place);
    ofObjects.set(read, place);
    return place;
  };
  const ofReads = (reads: readonly HashedCode[]) => reads.map(placeOf);
  const ofShell = (reads: readonly HashedRead[]) => {
    const found = ofLists.get(reads) ?? ofReads(codeIn(reads));
    ofLists.set(reads, found);
    return found;
  };
  return {
    of: ({ shellReads, reads }: ReadingPage['notes']) => [...ofShell(shellReads), ...ofReads(codeIn(reads))],
    ofReads,
    reads: (): readonly HashedCode[] => known,
  };
}

function groupUsers(users: LastCode['users']): LastCode['users'] {
  return Array.from(Map.groupBy(users, ({ reads }) => reads.join()).values(), (alike) => ({
    reads: alike[0]?.reads ?? [],
    pages: alike.flatMap(({ pages }) => pages),
  }));
}

/** Stores the record. Returns its hash, with which `loadLastCode` verifies it. */
export function storeLastCode(code: LastCode, workFolder: string): string {
  return writeHashed(fileIn(workFolder), JSON.stringify(code));
}

/** Loads the record with this hash. Returns undefined if there is none, or if its hash is another one. */
export function loadLastCode(sha256: string, workFolder: string): LastCode | undefined {
  const text = readHashed(fileIn(workFolder), sha256);
  // The cast is safe: the text has its hash, and `storeLastCode` wrote it. Without the record, the export examines every
  // page.
  return text === undefined ? undefined : (JSON.parse(text) as LastCode);
}

function fileIn(workFolder: string): string {
  return join(workFolder, 'last-code.json');
}
