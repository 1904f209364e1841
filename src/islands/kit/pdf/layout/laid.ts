import type { Measure } from './measure.ts';
import type { Piece } from './piece.ts';
import type { Tag } from './tag.ts';

/** A block that is laid out: its pieces, one below the other, and its place in the document's structure. */
export interface Laid {
  readonly pieces: readonly Piece[];
  readonly tag: Tag;
}

/** The values on which a block's layout depends, besides the block itself. */
export interface Setting {
  /** The width that the block may take, in CSS pixels. */
  readonly width: number;
  readonly htmlLang: string;
  readonly measure: Measure;
}
