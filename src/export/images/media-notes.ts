import type { DocumentPlace } from '../../site/finding.ts';

/**
 * A file to be made from an original image. Its `pathname` is known before the file exists, since it follows from the
 * original's address, the format, the size and the configuration.
 */
export interface ImageFile {
  readonly pathname: string;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';
  /** Width in device pixels; undefined for an SVG, whose size does not change. */
  readonly width: number | undefined;
  /**
   * Height in device pixels, to which the image is cropped around its middle. If undefined, the height follows from the
   * width.
   */
  readonly height?: number;
}

/** An image field that a page shows, and the files that the page needs for it. */
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
