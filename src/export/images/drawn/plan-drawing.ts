import { hash } from 'node:crypto';
import type { DrawnBox, DrawnPicture, DrawnWords } from '../../../site/drawn-picture.ts';

/** A picture that a page needs, with the pathname of its file. */
export interface DrawnNote {
  readonly pathname: string;
  /** The addresses of the content's pictures in it, in their order. */
  readonly addresses: readonly string[];
  /** The shapes of the picture. Pages of one kind often have the same, and most of the words. */
  readonly shapes: string;
  /** The pictures of the content in front of the shapes (`DrawnBox`), each as JSON. */
  readonly boxes: readonly string[];
  /**
   * The words in front of all else (`DrawnWords`), each as JSON. Most exports find the file of the picture in the store,
   * so that they never parse it.
   */
  readonly words: readonly string[];
}

/** Increase this number when the same picture makes different pixels: browsers cache a file for ever by its name. */
const drawingVersion = 5;

/** Plans the file of a drawn picture. Its name follows from what the picture shows, before it is drawn. */
export function planDrawing({ shapes, pictures, words }: DrawnPicture, pathPrefix: string): DrawnNote {
  const shown = { shapes, boxes: pictures.map(textOf), words: words.map(textOf) };
  const digest = hash('sha256', `[${drawingVersion},${pictureText(shown)}]`);
  const pathname = `${pathPrefix}/static/social-${digest.slice(0, 10)}.png`;
  return { pathname, addresses: pictures.map(({ address }) => address), ...shown };
}

/** What the picture of a note shows, as the JSON of a `DrawnPicture`. */
export function pictureText({ shapes, boxes, words }: Pick<DrawnNote, 'shapes' | 'boxes' | 'words'>): string {
  return `{"shapes":${JSON.stringify(shapes)},"pictures":[${boxes.join(',')}],"words":[${words.join(',')}]}`;
}

/** What the picture of a note shows. The cast is safe: only `planDrawing` makes notes, and cached ones have a seal. */
export function pictureOf(note: DrawnNote): DrawnPicture {
  return JSON.parse(pictureText(note)) as DrawnPicture;
}

function textOf(value: DrawnBox | DrawnWords): string {
  return JSON.stringify(value);
}
