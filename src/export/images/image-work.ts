import { isImmutableAddress, originalAddress } from './image-address.ts';
import { type OptimizedImages, type OptimizeInput, optimizeImages } from './images.ts';
import type { ImageNote } from './media-notes.ts';

export interface ImageWorkInput extends OptimizeInput {
  /** If false, pages refer to images but no image is made. */
  readonly isWanted: boolean;
}

/** Makes the images of an export while pages are still being rendered, on cores that rendering leaves idle. */
export interface ImageWork {
  /** Queues the images that a page needs. */
  begin(notes: readonly ImageNote[]): void;
  /**
   * Makes all images of the notes that are still missing. Returns a finding for each image that can't be made. Throws
   * HeliosError.
   */
  finish(notes: readonly ImageNote[]): Promise<OptimizedImages>;
  /** Starts no further image, and waits for the images already started. */
  stop(): Promise<void>;
}

export function createImageWork({ isWanted, ...input }: ImageWorkInput): ImageWork {
  const begun = new Set<string>();
  let made = 0;
  let isStopped = !isWanted;
  let failure: { readonly error: unknown } | undefined;
  let queue = Promise.resolve();
  const isUnknown = ({ url, files }: ImageNote) =>
    // An original whose bytes may change is left to `finish`, which fetches such an original in any case.
    isImmutableAddress(originalAddress(url)) && files.some(({ pathname }) => !begun.has(pathname));
  const make = async (notes: readonly ImageNote[]) => {
    if (isStopped) return;
    try {
      made += (await optimizeImages(notes, { ...input, onProgress: () => {}, concurrency: 1 })).made;
    } catch (error) {
      isStopped = true;
      failure = { error };
    }
  };
  const stop = () => {
    isStopped = true;
    return queue;
  };
  return {
    begin(notes) {
      const unknown = isStopped ? [] : notes.filter(isUnknown);
      if (unknown.length === 0) return;
      for (const { pathname } of unknown.flatMap(({ files }) => files)) begun.add(pathname);
      queue = queue.then(() => make(unknown));
    },
    async finish(notes) {
      await stop();
      if (failure) throw failure.error;
      // `optimizeImages` finds the images made so far in the store and skips them.
      const all = isWanted ? await optimizeImages(notes, input) : { files: [], made: 0, findings: [] };
      return { ...all, made: made + all.made };
    },
    stop,
  };
}
