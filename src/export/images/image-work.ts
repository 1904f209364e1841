import { availableParallelism } from 'node:os';
import type { Painter } from './drawn/draw-picture.ts';
import { type DrawInput, type DrawnFiles, drawFiles } from './drawn/drawn-files.ts';
import { openPainterHere } from './drawn/open-painter.ts';
import type { DrawnNote } from './drawn/plan-drawing.ts';
import { isImmutableAddress, originalAddress } from './image-address.ts';
import { type ImageRecords, type ImageRecordsInput, openImageRecords } from './image-records.ts';
import { type OptimizedImages, type OptimizeInput, optimizeImages } from './images.ts';
import type { ImageNote } from './media-notes.ts';
import { createPixelQueue } from './pixel-queue.ts';
import type { SharedReport } from './shared/shared-images.ts';

export interface ImageWorkInput extends Omit<OptimizeInput, 'records' | 'queue'>, ImageRecordsInput {
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
  /**
   * Waits for the images that are still being written into the shared cache. Undefined if none is shared, or if none is
   * made.
   */
  settle(): Promise<SharedReport | undefined>;
  /** Starts no further image, and waits for the images already started. */
  stop(): Promise<void>;
}

/**
 * The most pixels that are in work at once: those of one original of the largest size that is allowed, with smaller ones
 * beside it. Three photographs of 40 megapixels, in three formats and sizes each, took 0.72 GB of memory.
 */
const maxPixels = 48_000_000;

/** Threads for encoding once all pages are rendered. Node has four, of which one is left for files and the network. */
const maxLanes = Math.max(2, Math.min(3, availableParallelism()));

export function createImageWork({
  isWanted,
  indexFile,
  seal,
  store,
  shared: sharing,
  ...input
}: ImageWorkInput): ImageWork {
  const begun = new Set<string>();
  const drawing = createDrawing(input);
  const queue = createPixelQueue({ lanes: 1, maxPixels });
  let opened: ImageRecords | undefined;
  const records = () => {
    opened ??= openImageRecords({ indexFile, seal, store, shared: sharing });
    return opened;
  };
  const close = () => {
    opened?.index.close();
    opened = undefined;
    drawing.close();
  };
  let [made, shared] = [0, 0];
  let isStopped = !isWanted;
  let failure: { readonly error: unknown } | undefined;
  let earlier = Promise.resolve();
  const isUnknown = ({ url, files }: ImageNote) =>
    // An original whose bytes may change is left to `finish`, which fetches such an original in any case.
    isImmutableAddress(originalAddress(url)) && files.some(({ pathname }) => !begun.has(pathname));
  const make = async ({ images, drawn }: WantedImages) => {
    if (isStopped) return;
    try {
      const optimized = await optimizeImages(images, { ...input, queue, records: records(), onProgress: () => {} });
      const pictures = await drawing.draw(drawn, { records: records(), concurrency: 1 });
      made += optimized.made + pictures.made;
      shared += optimized.shared + pictures.shared;
    } catch (error) {
      isStopped = true;
      failure = { error };
    }
  };
  const drain = () => {
    isStopped = true;
    return earlier;
  };
  const makeMissing = async ({ images, drawn }: WantedImages): Promise<OptimizedImages> => {
    // Both find the images made so far in the store and skip them.
    const optimized = await optimizeImages(images, { ...input, queue, records: records() });
    const pictures = await drawing.draw(drawn, { records: records(), concurrency: 2 });
    return {
      files: [...optimized.files, ...pictures.files],
      made: made + optimized.made + pictures.made,
      shared: shared + optimized.shared + pictures.shared,
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
      earlier = earlier.then(() => make({ images, drawn }));
    },
    async finish(wanted) {
      queue.widen(maxLanes);
      await drain();
      if (failure) throw failure.error;
      if (!isWanted) return { files: [], made: 0, shared: 0, findings: [] };
      const images = await makeMissing(wanted);
      close();
      return images;
    },
    async settle() {
      return isWanted ? sharing?.settle() : undefined;
    },
    async stop() {
      sharing?.close();
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

/** Draws pictures. It opens a painter once, for the first picture that is not in the store, unless there is one. */
function createDrawing({ fetchMedia, painter: given }: Pick<ImageWorkInput, 'fetchMedia' | 'painter'>): Drawing {
  let opened: Promise<Painter> | undefined = given && Promise.resolve(given);
  const painter = () => {
    opened ??= openPainterHere();
    return opened;
  };
  return {
    draw: (notes, how) => drawFiles(notes, { fetchMedia, painter, ...how }),
    close() {
      if (given) opened = undefined;
      given?.[Symbol.dispose]();
    },
  };
}
