import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readHashed, writeHashed } from '../disk/hashed-file.ts';
import type { Seal } from '../disk/seal.ts';
import { readSealedJson, writeSealed } from '../disk/sealed-file.ts';
import type { PageNotes } from '../export/render/page-notes.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import { type Read, readKey } from '../export/render/reads.ts';

/**
 * What is known of the site that the last export made. With it, an edit of a document is exported without reading all
 * pages.
 */
export interface LastSite {
  /** The time of the export, as its record has it. */
  readonly at: string;
  /**
   * The keys of the documents and lists that are read for the site as a whole. If one changes, the whole site is
   * exported.
   */
  readonly siteReads: readonly string[];
  /**
   * For each document, list and named page that pages read outside their shells, by the key of the read: the pathnames of
   * these pages.
   */
  readonly readers: Readonly<Record<string, readonly string[]>>;
  /** For each shell: the keys of its reads, and the pathnames of the pages that have it. */
  readonly shells: readonly { readonly reads: readonly string[]; readonly pages: readonly string[] }[];
  /** The ids in the fragments of all links of the site, whatever page has the id. */
  readonly linkedIds: readonly string[];
  /** The hash of the record of all links and ids (last-links.ts). */
  readonly linksHash: string;
  /** The hash of the record of the code of which the pages were made (last-code.ts). */
  readonly codeHash: string;
  /** For each file that more than one page needs, by its path: the number of these pages. */
  readonly sharedFiles: Readonly<Record<string, number>>;
}

export interface LastSitePlace {
  readonly workFolder: string;
  readonly siteSeal: Seal;
}

/**
 * Loads the record of the site of the export at this time. Returns undefined if there is none, or if its seal is wrong.
 */
export function loadLastSite(at: string, { workFolder, siteSeal }: LastSitePlace): LastSite | undefined {
  // The cast is safe: the text has its seal, and `storeLastSite` wrote it. Without the record, the export examines every
  // page.
  const site = readSealedJson(fileIn(workFolder), siteSeal) as StoredSite | undefined;
  if (site?.at !== at) return undefined;
  const { readersHash, ...rest } = site;
  const readers = loadReaders(readersHash, workFolder);
  return readers && { ...rest, ...readers };
}

export function storeLastSite(
  { siteReads, readers, shells, ...rest }: LastSite,
  { workFolder, siteSeal }: LastSitePlace,
): void {
  const readersHash = storeReaders({ siteReads, readers, shells }, workFolder);
  const stored: StoredSite = { ...rest, readersHash };
  writeSealed(fileIn(workFolder), JSON.stringify(stored), siteSeal);
}

/** What is read for the site and by which pages. It is nearly all of the record, and an edit leaves it as it is. */
type Readers = Pick<LastSite, 'siteReads' | 'readers' | 'shells'>;

/** The record as it is stored. The readers are in a file of their own, which an edit does not write. */
interface StoredSite extends Omit<LastSite, keyof Readers> {
  /** The hash of the file with the readers. */
  readonly readersHash: string;
}

/** The readers of loaded records with the hashes of their file, which has not changed since, by their largest part. */
const known = new WeakMap<Readers['readers'], Readers & { readonly sha256: string }>();

function storeReaders(parts: Readers, workFolder: string): string {
  const loaded = known.get(parts.readers);
  const isSame = loaded?.siteReads === parts.siteReads && loaded.shells === parts.shells;
  return isSame ? loaded.sha256 : writeHashed(readersFileIn(workFolder), JSON.stringify(parts));
}

function loadReaders(sha256: string, workFolder: string): Readers | undefined {
  const text = readHashed(readersFileIn(workFolder), sha256);
  if (text === undefined) return undefined;
  // The cast is safe: the text has its hash, and `storeReaders` wrote it.
  const parts = JSON.parse(text) as Readers;
  known.set(parts.readers, { ...parts, sha256 });
  return parts;
}

export function forgetLastSite(workFolder: string): void {
  rmSync(fileIn(workFolder), { recursive: true, force: true });
}

function fileIn(workFolder: string): string {
  return join(workFolder, 'last-site.json');
}

function readersFileIn(workFolder: string): string {
  return join(workFolder, 'last-readers.json');
}

/** What is known of a site, without what comes from the records of its links and its code (last-links.ts, last-code.ts). */
export type SiteDescription = Omit<LastSite, 'at' | 'linksHash' | 'linkedIds' | 'codeHash'>;

/** Describes the site of these pages. */
export function describeSite(records: readonly PageRecord[], siteReads: Iterable<string>): SiteDescription {
  const readers = new Map<string, string[]>();
  const users = new Map<string, number>();
  for (const record of records) {
    for (const key of contentReads(record.notes.reads)) {
      const known = readers.get(key);
      if (known) known.push(record.pathname);
      else readers.set(key, [record.pathname]);
    }
    for (const path of pathsOf(record)) users.set(path, (users.get(path) ?? 0) + 1);
  }
  const shared = [...users].filter(([, count]) => count > 1);
  const shells = Map.groupBy(records, ({ notes }) => notes.shellReads);
  return {
    siteReads: [...siteReads],
    readers: Object.fromEntries(readers),
    shells: Array.from(shells, ([reads, members]) => ({
      reads: contentReads(reads),
      pages: members.map(({ pathname }) => pathname),
    })),
    sharedFiles: Object.fromEntries(shared),
  };
}

/** The pathnames of the pages that read one of the documents, lists or named pages with these keys. */
export function pagesReading(keys: readonly string[], { readers, shells }: SiteDescription): ReadonlySet<string> {
  const wanted = new Set(keys);
  const ofShells = shells.filter(({ reads }) => reads.some((key) => wanted.has(key))).flatMap(({ pages }) => pages);
  return new Set([...ofShells, ...keys.flatMap((key) => readers[key] ?? [])]);
}

/**
 * The kinds of reads that return documents. All other reads return something that depends on routes, code or time only.
 */
const contentKinds: ReadonlySet<Read['kind']> = new Set(['document', 'list', 'name']);

/** The keys of the documents, lists and named pages among reads, each of which is there once. */
export function contentReads(reads: readonly Read[]): string[] {
  return reads.filter(({ kind }) => contentKinds.has(kind)).map(readKey);
}

/** The paths of all files that a page needs: its own, those that it shares, its images and its media files. */
export function pathsOf({ page, companions, notes }: PageRecord): ReadonlySet<string> {
  const own = [page, ...companions].map(({ path }) => path);
  return new Set([...own, ...imagesOf(notes), ...notes.files.map(({ pathname }) => pathname.slice(1))]);
}

/** The paths of the images of a page: those of its content, and those that its template draws. */
export function imagesOf({ images, drawn }: Pick<PageNotes, 'images' | 'drawn'>): readonly string[] {
  return [...images.flatMap(({ files }) => files), ...drawn].map(({ pathname }) => pathname.slice(1));
}
