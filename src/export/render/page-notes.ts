import type { DocumentPlace, Finding } from '../../site/finding.ts';
import type { FileNote, ImageNote } from '../images/media-notes.ts';
import type { HashedRead } from './reads.ts';

/** Where on the page a link leads, and which field of which document says so. */
export interface LinkNote {
  readonly href: string;
  readonly text: string;
  /** Undefined for links the templates themselves make, such as the brand mark's. */
  readonly from: DocumentPlace | undefined;
}

/** What a page used while it was rendered. Everything known about a page later is read from here. */
export interface PageNotes {
  /** Everything of the content the page depends on. */
  readonly reads: readonly HashedRead[];
  readonly links: readonly LinkNote[];
  readonly images: readonly ImageNote[];
  readonly files: readonly FileNote[];
  /** Ids in the markup: what a fragment may point to. */
  readonly ids: readonly string[];
  readonly islands: readonly string[];
  readonly findings: readonly Finding[];
}
