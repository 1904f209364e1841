import { hash } from 'node:crypto';
import type { DrawnPicture } from '../../../site/drawn-picture.ts';

/** A picture that a page needs, with the pathname of its file. */
export interface DrawnNote {
  readonly pathname: string;
  readonly picture: DrawnPicture;
}

/** Increase this number when the same picture makes different pixels: browsers cache a file for ever by its name. */
const drawingVersion = 3;

/** Plans the file of a drawn picture. Its name follows from what the picture shows, before it is drawn. */
export function planDrawing(picture: DrawnPicture, pathPrefix: string): DrawnNote {
  const digest = hash('sha256', JSON.stringify([drawingVersion, picture]));
  return { pathname: `${pathPrefix}/static/social-${digest.slice(0, 10)}.png`, picture };
}
