import { join } from 'node:path';
import type { LinkedPage } from '../check/links.ts';
import { readHashed, writeHashed } from '../disk/hashed-file.ts';
import type { LinkNote } from '../export/render/page-notes.ts';

/**
 * The links and ids of all pages of a site. With them, an edit of a link is checked without reading the other pages.
 */
export interface LastLinks {
  /** The links of each shell. */
  readonly shells: readonly LinkList[];
  readonly pages: readonly LastPage[];
}

/** The addresses of links: those that templates make, and those of CMS fields. An address is repeated for each link. */
interface LinkList {
  readonly ofTemplates: readonly string[];
  readonly ofFields: readonly string[];
}

interface LastPage extends LinkList {
  readonly pathname: string;
  /** The index of the page's shell in `shells`. */
  readonly shell: number;
  readonly ids: readonly string[];
}

/** Describes the links of all pages of a site. Pages with the same shell must refer to the same `shellLinks`. */
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

/**
 * Restores the pages with their links. The CMS fields and texts of the links are not stored, and therefore empty: only
 * findings about links need them.
 */
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

/** Returns the ids in the fragments of all links of a site, whatever page has the id. */
export function linkedIds({ shells, pages }: LastLinks): string[] {
  const hrefs = new Set<string>();
  // Ten thousand pages have a million links to a few thousand addresses, so no list of all links is made.
  for (const { ofTemplates, ofFields } of [...shells, ...pages]) {
    for (const href of ofTemplates) hrefs.add(href);
    for (const href of ofFields) hrefs.add(href);
  }
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
    return [id]; // A fragment with a malformed escape can only match an id that is written in the same way.
  }
}

/** The links as they are stored: each text once, and lists of indexes in place of lists of texts. */
interface StoredLinks {
  readonly texts: readonly string[];
  readonly shells: readonly PlaceList[];
  readonly pages: readonly (PlaceList & Pick<LastPage, 'pathname' | 'shell'> & { readonly ids: readonly number[] })[];
}

type PlaceList = Readonly<Record<keyof LinkList, readonly number[]>>;

function withPlaces({ shells, pages }: LastLinks): StoredLinks {
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const known = places.get(text) ?? places.size;
    places.set(text, known);
    return known;
  };
  const listed = ({ ofTemplates, ofFields }: LinkList) => ({
    ofTemplates: ofTemplates.map(placeOf),
    ofFields: ofFields.map(placeOf),
  });
  return {
    shells: shells.map(listed),
    pages: pages.map(({ pathname, shell, ids, ...own }) => ({
      pathname,
      shell,
      ids: ids.map(placeOf),
      ...listed(own),
    })),
    texts: [...places.keys()],
  };
}

function withTexts({ texts, shells, pages }: StoredLinks): LastLinks {
  const textAt = (place: number) => texts[place] ?? '';
  const listed = ({ ofTemplates, ofFields }: PlaceList) => ({
    ofTemplates: ofTemplates.map(textAt),
    ofFields: ofFields.map(textAt),
  });
  return {
    shells: shells.map(listed),
    pages: pages.map(({ pathname, shell, ids, ...own }) => ({ pathname, shell, ids: ids.map(textAt), ...listed(own) })),
  };
}

/** Stores the links. Returns the hash of the record, with which `loadLastLinks` verifies it. */
export function storeLastLinks(links: LastLinks, workFolder: string): string {
  return writeHashed(fileIn(workFolder), JSON.stringify(withPlaces(links)));
}

/** Loads the record of links with this hash. Returns undefined if there is none, or if its hash is another one. */
export function loadLastLinks(sha256: string, workFolder: string): LastLinks | undefined {
  const text = readHashed(fileIn(workFolder), sha256);
  // The cast is safe: the text has its hash, and `storeLastLinks` wrote it. Without the record, the export examines every
  // page.
  return text === undefined ? undefined : withTexts(JSON.parse(text) as StoredLinks);
}

function fileIn(workFolder: string): string {
  return join(workFolder, 'last-links.json');
}
