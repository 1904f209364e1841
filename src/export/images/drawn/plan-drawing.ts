import { hash } from 'node:crypto';
import type { DrawnPicture } from '../../../site/drawn-picture.ts';

/** A picture that a page needs, with the pathname of its file. */
export interface DrawnNote {
  readonly pathname: string;
  /** The addresses of the content's pictures in it, in their order. */
  readonly addresses: readonly string[];
  /**
   * What the picture shows, as the JSON of a `DrawnPicture` in one line. Most exports find the file of the picture in the
   * store, so that they never parse it.
   */
  readonly picture: string;
}

/** Increase this number when the same picture makes different pixels: browsers cache a file for ever by its name. */
const drawingVersion = 5;

/** Plans the file of a drawn picture. Its name follows from what the picture shows, before it is drawn. */
export function planDrawing(shown: DrawnPicture, pathPrefix: string): DrawnNote {
  const picture = JSON.stringify(shown);
  const digest = hash('sha256', `[${drawingVersion},${picture}]`);
  const pathname = `${pathPrefix}/static/social-${digest.slice(0, 10)}.png`;
  return { pathname, addresses: shown.pictures.map(({ address }) => address), picture };
}

/** What the picture of a note shows. The cast is safe: only `planDrawing` makes notes, and cached ones have a seal. */
export function pictureOf({ picture }: DrawnNote): DrawnPicture {
  return JSON.parse(picture) as DrawnPicture;
}
