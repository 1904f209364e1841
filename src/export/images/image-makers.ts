import type { Painter } from './drawn/draw-picture.ts';
import { type DrawnFiles, drawFiles } from './drawn/drawn-files.ts';
import { openPainterHere } from './drawn/open-painter.ts';
import type { DrawnNote } from './drawn/plan-drawing.ts';
import { type ImageRecords, type ImageRecordsInput, openImageRecords } from './image-records.ts';
import { type OptimizedImages, type OptimizeInput, optimizeImages } from './images.ts';
import type { ImageNote } from './media-notes.ts';

export interface ImageMakersInput extends Omit<OptimizeInput, 'records' | 'onProgress'>, ImageRecordsInput {
  /** An open painter, of which the makers dispose. If absent, a painter is opened for the first picture. */
  readonly painter?: Painter & Disposable;
}

/** What makes the images of pages, with what it needs: it is opened for the first image. */
export interface ImageMakers {
  /** Makes files of the images in the content. */
  optimize(images: readonly ImageNote[], onProgress?: OptimizeInput['onProgress']): Promise<OptimizedImages>;
  /** Draws the pictures of templates. */
  draw(pictures: readonly DrawnNote[]): Promise<DrawnFiles>;
  /** Closes what is open. It is opened again if another image is made. */
  close(): void;
}

export function createImageMakers({ painter: given, ...input }: ImageMakersInput): ImageMakers {
  let opened: ImageRecords | undefined;
  let painting: Promise<Painter> | undefined = given && Promise.resolve(given);
  const records = () => {
    opened ??= openImageRecords(input);
    return opened;
  };
  const painter = () => {
    painting ??= openPainterHere();
    return painting;
  };
  return {
    optimize: (images, onProgress = () => {}) => optimizeImages(images, { ...input, records: records(), onProgress }),
    draw: (pictures) => drawFiles(pictures, { fetchMedia: input.fetchMedia, painter, records: records() }),
    close() {
      opened?.index.close();
      opened = undefined;
      if (!given) return;
      painting = undefined;
      given[Symbol.dispose]();
    },
  };
}
