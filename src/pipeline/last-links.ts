import { hash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkedPage } from '../check/links.ts';
import type { LinkNote } from '../export/render/page-notes.ts';

/** The links and ids of all pages of a site, by which an edit of a link is checked without a look at the other pages. */
export interface LastLinks {
  /** The links of each shell. */
  readonly shells: readonly LinkList[];
  readonly pages: readonly LastPage[];
}

/** Links by their addresses, each as often as it occurs. */
interface LinkList {
  readonly ofTemplates: readonly string[];
  readonly ofFields: readonly string[];
}

interface LastPage extends LinkList {
  readonly pathname: string;
  /** The place of its shell in the list. */
  readonly shell: number;
  readonly ids: readonly string[];
}

/** Describes the links of these pages, which are all of the site. Pages with the same shell have the same list. */
export function describeLinks(pages: readonly LinkedPage[]): LastLinks {
  const shells = [...new Set(pages.map(({ notes }) => notes.shellLinks))];
  const places = new Map(shells.map((shell, place) => [shell, place]));
  return {
    shells: shells.map(listOf),
    pages: pages.map(({ pathname, notes: { shellLinks, links, ids } }) => ({
      pathname,
      shell: places.get(shellLinks) ?? 0,
      ids,
      ...listOf(links),
    })),
  };
}

function listOf(links: readonly LinkNote[]): LinkList {
  const { ofFields = [], ofTemplates = [] } = Object.groupBy(links, ({ from }) =>
    from?.field === undefined ? 'ofTemplates' : 'ofFields',
  );
  return { ofTemplates: ofTemplates.map(({ href }) => href), ofFields: ofFields.map(({ href }) => href) };
}

/** The pages with their links. The fields of links and the words in them are not known: only a finding tells of these. */
export function linkedPages({ shells, pages }: LastLinks): LinkedPage[] {
  const shellLinks = shells.map(notesOf);
  return pages.map(({ pathname, shell, ids, ...own }) => ({
    pathname,
    notes: { shellLinks: shellLinks[shell] ?? [], links: notesOf(own), ids },
  }));
}

const someField = { id: '', type: '', uid: null, lang: '', field: '' };

function notesOf({ ofTemplates, ofFields }: LinkList): LinkNote[] {
  return [
    ...ofTemplates.map((href) => ({ href, text: '', from: undefined })),
    ...ofFields.map((href) => ({ href, text: '', from: someField })),
  ];
}

/** The ids to which links of any page lead, on whatever page. */
export function linkedIds({ shells, pages }: LastLinks): string[] {
  const hrefs = new Set([...shells, ...pages].flatMap(({ ofTemplates, ofFields }) => [...ofTemplates, ...ofFields]));
  return [...new Set([...hrefs].flatMap(idsIn))];
}

/** The ids to which the fragment of an address may lead: as it is written, and after unescaping. */
function idsIn(href: string): string[] {
  const start = href.indexOf('#');
  if (start < 0) return [];
  const id = href.slice(start + 1).replace(/:~:.*$/s, '');
  try {
    return [id, decodeURIComponent(id)];
  } catch {
    return [id]; // A malformed escape leads to no other id.
  }
}

/** Stores the links. Returns the hash by which they are recognised: whoever asks for them has it from a sealed record. */
export function storeLastLinks(links: LastLinks, workFolder: string): string {
  const text = JSON.stringify(links);
  const file = fileIn(workFolder);
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
  return hash('sha256', text);
}

/** Loads the links with this hash. Undefined if they are not there, or not as they were stored. */
export function loadLastLinks(sha256: string, workFolder: string): LastLinks | undefined {
  try {
    const text = readFileSync(fileIn(workFolder), 'utf8');
    // The cast is safe: the text has its hash, and `storeLastLinks` wrote it.
    return hash('sha256', text) === sha256 ? (JSON.parse(text) as LastLinks) : undefined;
  } catch {
    return undefined; // Without it the export looks at every page.
  }
}

function fileIn(workFolder: string): string {
  return join(workFolder, 'last-links.json');
}
