import type { OwnNotes, PageNotes, PartNotes } from './page-notes.ts';
import type { PageDraft, PageRecord } from './page-record.ts';

/** The notes of shells by their names. */
export type ShellShelf = ReadonlyMap<string, PartNotes>;

/**
 * Makes the record of a page from its draft, which a render thread or the cache has provided: joins the page's own
 * notes with those of its shell. All pages with the same shell refer to the same lists of the shell's links and reads:
 * with ten thousand pages, a copy for each page would take most of the memory.
 */
export function recordOf({ shell, own, ...files }: PageDraft, shells: Pick<ShellShelf, 'get'>): PageRecord {
  const notes = shells.get(shell);
  if (!notes) throw new Error(`The page ${files.pathname} came without the notes of its shell.`);
  return { ...files, notes: joinNotes(own, notes, files.pathname) };
}

function joinNotes(own: OwnNotes, shell: PartNotes, pathname: string): PageNotes {
  const noted = new Set(own.links.map(({ href }) => href));
  return {
    shellReads: shell.reads,
    reads: own.reads,
    shellLinks: shell.links,
    links: [...own.links, ...shell.madeLinks.filter(({ href }) => !noted.has(href)), ...own.madeLinks],
    images: [...shell.images, ...own.images],
    drawn: [...shell.drawn, ...own.drawn],
    files: [...shell.files, ...own.files],
    ids: [...shell.ids, ...own.ids],
    islands: [...new Set([...shell.islands, ...own.islands])],
    words: own.words,
    // Findings of a shell count for each page that has the shell.
    findings: [...shell.findings.map((finding) => ({ ...finding, pathnames: [pathname] })), ...own.findings],
  };
}
