import { hash } from 'node:crypto';
import type { DrawnPicture } from '../../../site/drawn-picture.ts';

/** A picture that a page needs, with the pathname of its file. */
export interface DrawnNote {
  readonly pathname: string;
  /** The addresses of the content's pictures in it, in their order. */
  readonly addresses: readonly string[];
  /** The shapes of the picture. Pages of one kind often have the same, apart from the words. */
  readonly shapes: string;
  /**
   * All else that the picture shows, as JSON in one line. Most exports find the file of the picture in the store, so
   * that they never parse it.
   */
  readonly others: string;
}

/** Increase this number when the same picture makes different pixels: browsers cache a file for ever by its name. */
const drawingVersion = 5;

/** Plans the file of a drawn picture. Its name follows from what the picture shows, before it is drawn. */
export function planDrawing({ shapes, ...rest }: DrawnPicture, pathPrefix: string): DrawnNote {
  const shown = { shapes, others: JSON.stringify(rest) };
  const digest = hash('sha256', `[${drawingVersion},${pictureText(shown)}]`);
  const pathname = `${pathPrefix}/static/social-${digest.slice(0, 10)}.png`;
  return { pathname, addresses: rest.pictures.map(({ address }) => address), ...shown };
}

/** What the picture of a note shows, as the JSON of a `DrawnPicture`. */
export function pictureText({ shapes, others }: Pick<DrawnNote, 'shapes' | 'others'>): string {
  return `{"shapes":${JSON.stringify(shapes)},${others.slice(1)}`;
}

/** What the picture of a note shows. The cast is safe: only `planDrawing` makes notes, and cached ones have a seal. */
export function pictureOf({ shapes, others }: DrawnNote): DrawnPicture {
  return { shapes, ...(JSON.parse(others) as Omit<DrawnPicture, 'shapes'>) };
}
