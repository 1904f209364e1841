import type { Seal } from '../../disk/seal.ts';
import type { Painter } from './drawn/draw-picture.ts';
import { type DrawInput, type DrawnFiles, drawFiles } from './drawn/drawn-files.ts';
import { openPainterHere } from './drawn/open-painter.ts';
import type { DrawnNote } from './drawn/plan-drawing.ts';
import { isImmutableAddress, originalAddress } from './image-address.ts';
import { type ImageRecords, openImageRecords } from './image-records.ts';
import { type OptimizedImages, type OptimizeInput, optimizeImages } from './images.ts';
import type { ImageNote } from './media-notes.ts';

export interface ImageWorkInput extends Omit<OptimizeInput, 'records'> {
  /** Path of the image index: `.helios/images.sqlite`. */
  readonly indexFile: string;
  readonly seal: Seal;
  /** If false, pages refer to images but no image is made. */
  readonly isWanted: boolean;
  /** An open painter, of which the work disposes. If absent, a painter is opened for the first picture. */
  readonly painter?: Painter & Disposable;
}

/** The images that a page needs: those of its content, and those that its template draws. */
export interface WantedImages {
  readonly images: readonly ImageNote[];
  readonly drawn: readonly DrawnNote[];
}

/** Makes the images of an export while pages are still being rendered, on cores that rendering leaves idle. */
export interface ImageWork {
  /** Queues the images that a page needs. */
  begin(wanted: WantedImages): void;
  /**
   * Makes all wanted images that are still missing. Returns a finding for each image that can't be made. Throws
   * HeliosError.
   */
  finish(wanted: WantedImages): Promise<OptimizedImages>;
  /** Starts no further image, and waits for the images already started. */
  stop(): Promise<void>;
}

export function createImageWork({ isWanted, indexFile, seal, ...input }: ImageWorkInput): ImageWork {
  const begun = new Set<string>();
  const drawing = createDrawing(input);
  let opened: ImageRecords | undefined;
  const records = () => {
    opened ??= openImageRecords(indexFile, seal);
    return opened;
  };
  const close = () => {
    opened?.index.close();
    opened = undefined;
    drawing.close();
  };
  let made = 0;
  let isStopped = !isWanted;
  let failure: { readonly error: unknown } | undefined;
  let queue = Promise.resolve();
  const isUnknown = ({ url, files }: ImageNote) =>
    // An original whose bytes may change is left to `finish`, which fetches such an original in any case.
    isImmutableAddress(originalAddress(url)) && files.some(({ pathname }) => !begun.has(pathname));
  const make = async ({ images, drawn }: WantedImages) => {
    if (isStopped) return;
    try {
      const one = { records: records(), concurrency: 1 };
      made += (await optimizeImages(images, { ...input, ...one, onProgress: () => {} })).made;
      made += (await drawing.draw(drawn, one)).made;
    } catch (error) {
      isStopped = true;
      failure = { error };
    }
  };
  const drain = () => {
    isStopped = true;
    return queue;
  };
  const makeMissing = async ({ images, drawn }: WantedImages): Promise<OptimizedImages> => {
    // Both calls find the images made so far in the store and skip them.
    const optimized = await optimizeImages(images, { ...input, records: records() });
    const pictures = await drawing.draw(drawn, { records: records(), concurrency: 2 });
    return {
      files: [...optimized.files, ...pictures.files],
      made: made + optimized.made + pictures.made,
      findings: optimized.findings,
    };
  };
  return {
    begin(wanted) {
      if (isStopped) return;
      const images = wanted.images.filter(isUnknown);
      const drawn = wanted.drawn.filter(({ pathname }) => !begun.has(pathname));
      if (images.length + drawn.length === 0) return;
      for (const { pathname } of [...images.flatMap(({ files }) => files), ...drawn]) begun.add(pathname);
      queue = queue.then(() => make({ images, drawn }));
    },
    async finish(wanted) {
      await drain();
      if (failure) throw failure.error;
      if (!isWanted) return { files: [], made: 0, findings: [] };
      const images = await makeMissing(wanted);
      close();
      return images;
    },
    async stop() {
      await drain();
      close();
    },
  };
}

interface Drawing {
  draw(notes: readonly DrawnNote[], how: Pick<DrawInput, 'records' | 'concurrency'>): Promise<DrawnFiles>;
  /** Disposes of the given painter. Another painter is opened if one is needed again. */
  close(): void;
}

/**
 * Draws pictures. It opens a painter once, for the first picture that is not in the store, unless a painter was given.
 */
function createDrawing({
  store,
  fetchMedia,
  painter: given,
}: Pick<ImageWorkInput, 'store' | 'fetchMedia' | 'painter'>): Drawing {
  let opened: Promise<Painter> | undefined = given && Promise.resolve(given);
  const painter = () => {
    opened ??= openPainterHere();
    return opened;
  };
  return {
    draw: (notes, how) => drawFiles(notes, { store, fetchMedia, painter, ...how }),
    close() {
      if (given) opened = undefined;
      given?.[Symbol.dispose]();
    },
  };
}
