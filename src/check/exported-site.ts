import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../disk/entries-below.ts';
import type { HeldPage } from '../export/output/read-release.ts';
import type { PageNotes } from '../export/render/page-notes.ts';
import type { HostRules } from '../site/host-rules.ts';
import { readPageFacts } from '../site/page-facts.ts';
import { findPageFile, pathnameOfPageFile, rootErrorFiles } from '../site/page-file.ts';
import type { LinkedPage } from './links.ts';

/** An exported site, read from its files. */
export interface ExportedSite {
  readonly pages: readonly LinkedPage[];
  /** All file paths, without a leading slash. */
  readonly files: ReadonlySet<string>;
  readonly hostRules: HostRules;
  /**
   * The pathnames of the pages whose links can't be traced to their CMS fields: they have no cached notes, and their HTML
   * names no fields.
   */
  readonly untraced: ReadonlySet<string>;
}

/** Finds the notes of a page by its pathname and the SHA-256 of its HTML. Returns undefined if they are unknown. */
export type NotesOf = (pathname: string, sha256: string) => PageNotes | undefined;

interface SiteToRead {
  readonly folder: string;
  readonly hostRules: HostRules;
  readonly held: readonly HeldPage[];
}

/**
 * Reads the pages of an exported site from its folder. The host rules are beside that folder. The place of each link of
 * a held page is the page's document: the fields that the links came from may have changed since.
 */
export async function readExportedSite(
  { folder, hostRules, held }: SiteToRead,
  notesOf: NotesOf,
): Promise<ExportedSite> {
  const files = filesBelow(folder, { hidden: 'included' });
  const untraced = new Set<string>();
  const documents = new Map(held.map(({ pathname, document }) => [pathname, document]));
  const pages = await Promise.all(
    pagesAmong(files, hostRules.pathPrefix).map(async ({ file, pathname }): Promise<LinkedPage> => {
      const html = await readFile(join(folder, file));
      const document = documents.get(pathname);
      if (document) return { pathname, notes: notesIn(html.toString(), document) };
      const notes = notesOf(pathname, createHash('sha256').update(html).digest('hex'));
      if (!notes) untraced.add(pathname);
      return { pathname, notes: notes ?? notesIn(html.toString(), undefined) };
    }),
  );
  return { pages, files: new Set(files), hostRules, untraced };
}

/**
 * The HTML files that are pages. Copies of the error pages are left out: those in the root and, if addresses end with a
 * slash, those beside the folder of the page.
 */
function pagesAmong(files: readonly string[], pathPrefix: string): { file: string; pathname: string }[] {
  const paths = new Set(files);
  return files.flatMap((file) => {
    const pathname = pathnameOfPageFile(file);
    if (!pathname?.startsWith(`${pathPrefix}/`) || rootErrorFiles.has(file)) return [];
    return findPageFile(pathname, (path) => paths.has(path)) === file ? [{ file, pathname }] : [];
  });
}

/** Links and ids from a page's markup, which has every link but does not say which CMS field it came from. */
function notesIn(html: string, from: HeldPage['document']): LinkedPage['notes'] {
  const { links, ids } = readPageFacts(html);
  return { shellLinks: [], links: links.map((link) => ({ ...link, from })), ids };
}
