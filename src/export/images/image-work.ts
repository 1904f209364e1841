import { availableParallelism } from 'node:os';
import type { Painter } from './drawn/draw-picture.ts';
import { type DrawnFiles, drawFiles } from './drawn/drawn-files.ts';
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
   * Makes all wanted images that are still missing. Returns a finding for each image that can't be made. More images may
   * be asked for afterwards: an export that can't patch the site begins again with all of its pages. Throws HeliosError.
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

/**
 * The most pictures that are drawn together while pages are being rendered. Each call finds those of all pages rendered
 * since the last one, and an export that stops has to wait for one call.
 */
const maxDrawnTogether = 32;

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
  let [earlierImages, earlierPictures] = [Promise.resolve(), Promise.resolve()];
  const waiting: DrawnNote[] = [];
  const isUnknown = ({ url, files }: ImageNote) =>
    // An original whose bytes may change is left to `finish`, which fetches such an original in any case.
    isImmutableAddress(originalAddress(url)) && files.some(({ pathname }) => !begun.has(pathname));
  const attempt = async (make: () => Promise<Pick<OptimizedImages, 'made' | 'shared'>>) => {
    if (isStopped) return;
    try {
      const result = await make();
      made += result.made;
      shared += result.shared;
    } catch (error) {
      isStopped = true;
      failure ??= { error };
    }
  };
  const optimize = (images: readonly ImageNote[]) =>
    attempt(() => optimizeImages(images, { ...input, queue, records: records(), onProgress: () => {} }));
  const drawWaiting = async () => {
    while (waiting.length > 0 && !isStopped) {
      const notes = waiting.splice(0, maxDrawnTogether);
      await attempt(() => drawing.draw(notes, records()));
    }
  };
  const drain = async () => {
    isStopped = true;
    await Promise.all([earlierImages, earlierPictures]);
  };
  const makeMissing = async ({ images, drawn }: WantedImages): Promise<OptimizedImages> => {
    // Both find the images made so far and skip them. Neither leaves work behind if the other one fails.
    const [optimizing, pictures] = await Promise.allSettled([
      optimizeImages(images, { ...input, queue, records: records() }),
      drawing.draw(drawn, records()),
    ]);
    if (optimizing.status === 'rejected') throw optimizing.reason;
    if (pictures.status === 'rejected') throw pictures.reason;
    for (const each of [optimizing.value, pictures.value]) {
      made += each.made;
      shared += each.shared;
    }
    const { files, findings } = optimizing.value;
    return { files: [...files, ...pictures.value.files], made, shared, findings };
  };
  return {
    begin(wanted) {
      if (isStopped) return;
      const images = wanted.images.filter(isUnknown);
      const drawn = wanted.drawn.filter(({ pathname }) => !begun.has(pathname));
      if (images.length + drawn.length === 0) return;
      for (const { pathname } of [...images.flatMap(({ files }) => files), ...drawn]) begun.add(pathname);
      if (images.length > 0) earlierImages = earlierImages.then(() => optimize(images));
      waiting.push(...drawn);
      if (drawn.length > 0) earlierPictures = earlierPictures.then(drawWaiting);
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
  draw(notes: readonly DrawnNote[], records: ImageRecords): Promise<DrawnFiles>;
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
    draw: (notes, records) => drawFiles(notes, { fetchMedia, painter, records }),
    close() {
      if (given) opened = undefined;
      given?.[Symbol.dispose]();
    },
  };
}
