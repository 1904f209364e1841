import type { DocumentPlace } from '../../site/finding.ts';

/** One file to be made from an original. `pathname` is decided while rendering, from the address and these parameters. */
export interface ImageFile {
  readonly pathname: string;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';
  /** In device pixels; undefined leaves the size as it is (SVG). */
  readonly width: number | undefined;
  /** Cut to this height around the middle; without it the height follows from the width. */
  readonly height?: number;
}

/** The picture of one field, and the files that a page shows of it. */
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
