/**
 * A picture of flat shapes and words. A template draws it, and the image stage makes a PNG of it. The words are apart
 * from the shapes, because they become outlines of the site's own font: the picture is then the same on a machine
 * without that font.
 */
export interface DrawnPicture {
  /** The shapes as SVG markup, in a box of `drawnSize`, without texts and references to other files. */
  readonly shapes: string;
  /** The pictures of the content in front of the shapes. */
  readonly pictures: readonly DrawnBox[];
  /** The words in front of all else. */
  readonly words: readonly DrawnWords[];
}

/** A picture of the content, cropped to the shape of its box. Lengths are whole pixels. */
export interface DrawnBox {
  /** The address in the image field, with the editor's crop. */
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a drawn picture in pixels: what social networks show of a shared link. */
export const drawnSize = { width: 1200, height: 630 } as const;

/** A text in a drawn picture. Lengths are pixels. */
export interface DrawnWords {
  readonly text: string;
  /** The edge of the text: the left one if it is aligned to the start, the right one if it is aligned to the end. */
  readonly x: number;
  /** The base line of the first line, for the first of the sizes. */
  readonly y: number;
  readonly align: 'start' | 'end';
  /** The maximum width of a line. */
  readonly width: number;
  /** The possible sizes of the letters, the largest first. The first size at which the whole text fits is used. */
  readonly sizes: readonly number[];
  /**
   * The height for all lines; there is always room for one line. What doesn't fit at the smallest size is cut off, and
   * an ellipsis says so.
   */
  readonly height: number;
  readonly weight: 500 | 600;
  /** How wide the letters are, in parts of their usual width. */
  readonly stretch?: number;
  readonly colour: string;
}
