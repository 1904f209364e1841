import { availableParallelism } from 'node:os';
import { createEarlyImages, type ImageCounts, type WantedImages } from './early-images.ts';
import { createImageMakers, type ImageMakers, type ImageMakersInput } from './image-makers.ts';
import type { OptimizedImages, OptimizeInput } from './images.ts';
import { createPixelQueue } from './pixel-queue.ts';
import type { SharedReport } from './shared/shared-images.ts';

export interface ImageWorkInput extends Omit<ImageMakersInput, 'queue'>, Pick<OptimizeInput, 'onProgress'> {
  /** If false, pages refer to images but no image is made. */
  readonly isWanted: boolean;
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

/** Threads for encoding once all pages are rendered. Node has four, of which one is left for files and the network. */
const maxLanes = Math.max(2, Math.min(3, availableParallelism()));

export function createImageWork({ isWanted, onProgress, ...input }: ImageWorkInput): ImageWork {
  const queue = createPixelQueue({ lanes: 1, maxPixels });
  const makers = createImageMakers({ ...input, queue });
  let counts: ImageCounts = { made: 0, shared: 0 };
  const count = ({ made, shared }: ImageCounts) => {
    counts = { made: counts.made + made, shared: counts.shared + shared };
  };
  const early = createEarlyImages(makers, count);
  return {
    begin(wanted) {
      if (isWanted) early.begin(wanted);
    },
    async finish(wanted) {
      queue.widen(maxLanes);
      const failure = await early.end();
      if (failure) throw failure.error;
      if (!isWanted) return { files: [], made: 0, shared: 0, findings: [] };
      const images = await makeAll(wanted, makers, onProgress);
      makers.close();
      count(images);
      return { ...images, ...counts };
    },
    async settle() {
      return isWanted ? input.shared?.settle() : undefined;
    },
    async stop() {
      input.shared?.close();
      await early.end();
      makers.close();
    },
  };
}

/** Makes images and pictures. Those made so far are found and skipped. Neither leaves work behind if the other one fails. */
async function makeAll(
  { images, drawn }: WantedImages,
  makers: ImageMakers,
  onProgress: OptimizeInput['onProgress'],
): Promise<OptimizedImages> {
  const [optimizing, drawing] = await Promise.allSettled([makers.optimize(images, onProgress), makers.draw(drawn)]);
  if (optimizing.status === 'rejected') throw optimizing.reason;
  if (drawing.status === 'rejected') throw drawing.reason;
  const [optimized, pictures] = [optimizing.value, drawing.value];
  return {
    files: [...optimized.files, ...pictures.files],
    made: optimized.made + pictures.made,
    shared: optimized.shared + pictures.shared,
    findings: optimized.findings,
  };
}
