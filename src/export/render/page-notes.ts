import type { DocumentPlace, Finding } from '../../site/finding.ts';
import type { HashedRead } from './reads.ts';

/** Where on the page a link leads, and which field of which document says so. */
export interface LinkNote {
  readonly href: string;
  readonly text: string;
  /** Undefined for links the templates themselves make, such as the brand mark's. */
  readonly from: DocumentPlace | undefined;
}

/** One file to be made from an original. `pathname` is decided while rendering, from the address and these parameters. */
export interface ImageFile {
  readonly pathname: string;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';
  /** In device pixels; undefined leaves the size as it is (SVG). */
  readonly width: number | undefined;
  /** Cut to this height around the middle; without it the height follows from the width. */
  readonly height?: number;
}

export interface ImageNote {
  /** The original's address in the CMS, with its `rect` crop if it has one. */
  readonly url: string;
  readonly files: readonly ImageFile[];
  readonly from: DocumentPlace | undefined;
}

/** A file of the CMS that the page links to or plays. */
export interface FileNote {
  readonly url: string;
  readonly pathname: string;
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
