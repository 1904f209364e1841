import type { DocumentPlace, Finding } from '../../site/finding.ts';
import type { LinkWords } from '../../site/link-name.ts';
import type { PageWords } from '../../site/page-words.ts';
import type { DrawnNote } from '../images/drawn/plan-drawing.ts';
import type { FileNote, ImageNote } from '../images/media-notes.ts';
import type { HashedRead } from './reads.ts';

/** A link on a page, with the CMS field it came from. */
export interface LinkNote extends LinkWords {
  readonly href: string;
  /** The CMS field of the link. Undefined for a link that a template makes itself, such as that of the logo. */
  readonly from: DocumentPlace | undefined;
}

/** Everything a page used while it was rendered. Later stages know a page by its notes only. */
export interface PageNotes {
  /** The parts of the content on which the shell depends. All pages with the same shell refer to the same list. */
  readonly shellReads: readonly HashedRead[];
  /** All other parts of the content on which the page depends. */
  readonly reads: readonly HashedRead[];
  /** The links of the shell that come from CMS fields. All pages with the same shell refer to the same list. */
  readonly shellLinks: readonly LinkNote[];
  /** All other links of the page. */
  readonly links: readonly LinkNote[];
  readonly images: readonly ImageNote[];
  readonly drawn: readonly DrawnNote[];
  readonly files: readonly FileNote[];
  /** All ids in the markup, to which fragments may point. */
  readonly ids: readonly string[];
  readonly islands: readonly string[];
  /** The words by which the site search finds the page. */
  readonly words: PageWords;
  readonly findings: readonly Finding[];
}

/** The notes of a part of a page. A part that many pages have is noted once. */
export interface PartNotes extends Omit<PageNotes, 'words' | 'shellReads' | 'shellLinks'> {
  /** The links that come from CMS fields. */
  readonly links: readonly LinkNote[];
  /** The links that templates make themselves: the brand mark, breadcrumbs, other locales, the skip link. */
  readonly madeLinks: readonly LinkNote[];
}

/** The notes of a page without those of its shell. */
export interface OwnNotes extends PartNotes, Pick<PageNotes, 'words'> {}

/** The notes of a shell and its banner. */
export interface ShellNotes {
  /** A hash of the notes. */
  readonly name: string;
  readonly notes: PartNotes;
}
