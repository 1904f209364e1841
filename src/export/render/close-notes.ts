import { hash } from 'node:crypto';
import type { MarkupLink, PageFacts } from '../../site/page-facts.ts';
import { pageWords } from '../../site/page-words.ts';
import type { NotesCollector } from './notes-collector.ts';
import type { LinkNote, OwnNotes, PartNotes, ShellNotes } from './page-notes.ts';
import { hashReads, type ReadHash } from './reads.ts';

/** The notes of a part of a page, and the facts of its markup. */
export interface NotedPart {
  readonly notes: NotesCollector;
  readonly facts: PageFacts;
}

/** The complete notes of a shell, and what the notes of its pages leave out because the shell has it. */
export interface ClosedShell extends ShellNotes {
  readonly hrefs: ReadonlySet<string>;
  readonly part: NotedPart;
}

/** Completes the notes of a shell and its banner: adds the hashes of reads, and the links and ids of the markup. */
export function closeShell(part: NotedPart, readHash: ReadHash): ClosedShell {
  const closed = closePart(part, { reads: hashReads(part.notes.reads, readHash), noted: new Set() });
  const name = hash('sha256', JSON.stringify(closed)).slice(0, 20);
  return { name, notes: closed, hrefs: new Set(closed.links.map(({ href }) => href)), part };
}

export interface PageOfShell {
  readonly pathname: string;
  readonly shell: ClosedShell;
  /** The name that ends the titles of all pages. */
  readonly siteName: string;
  readonly readHash: ReadHash;
}

/** Completes the notes of a page's own part. Leaves out the reads and links that the notes of its shell contain. */
export function closePage(own: NotedPart, { pathname, shell, siteName, readHash }: PageOfShell): OwnNotes {
  const reads = hashReads(own.notes.reads, readHash, shell.part.notes.reads);
  const closed = closePart(own, { reads, noted: shell.hrefs });
  return {
    ...closed,
    words: pageWords(own.facts, siteName),
    findings: closed.findings.map((finding) => ({ ...finding, pathnames: [pathname] })),
  };
}

function closePart(
  { notes, facts }: NotedPart,
  { reads, noted }: { reads: PartNotes['reads']; noted: ReadonlySet<string> },
): PartNotes {
  const hrefs = new Set(notes.links.map(({ href }) => href));
  const made = facts.links.filter(({ href }) => !hrefs.has(href) && !noted.has(href));
  return {
    reads,
    links: notes.links,
    madeLinks: made.map(madeLink),
    images: notes.images,
    drawn: notes.drawn,
    files: notes.files,
    ids: facts.ids,
    islands: [...notes.islands],
    findings: notes.findings,
  };
}

function madeLink(link: MarkupLink): LinkNote {
  return { ...link, from: undefined };
}
