import { isImmutableAddress, originalAddress } from './image-address.ts';
import { type OptimizedImages, type OptimizeInput, optimizeImages } from './images.ts';
import type { ImageNote } from './media-notes.ts';

export interface ImageWorkInput extends OptimizeInput {
  /** False: pages point to images, and none is made. */
  readonly isWanted: boolean;
}

/** The images of an export: begun while pages are still rendered, on the cores that rendering leaves idle. */
export interface ImageWork {
  /** Makes what a page needs, some time soon. */
  begin(notes: readonly ImageNote[]): void;
  /** Makes what is still missing of all that is noted, and tells of what can't be made. Throws HeliosError. */
  finish(notes: readonly ImageNote[]): Promise<OptimizedImages>;
  /** Begins nothing any more, and waits for what was begun. */
  stop(): Promise<void>;
}

export function createImageWork({ isWanted, ...input }: ImageWorkInput): ImageWork {
  const begun = new Set<string>();
  let made = 0;
  let isStopped = !isWanted;
  let failure: { readonly error: unknown } | undefined;
  let queue = Promise.resolve();
  const isUnknown = ({ url, files }: ImageNote) =>
    // An original whose address may lead to other bytes is left to the end: it would be fetched twice.
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
      // What is done by now is found done.
      const all = isWanted ? await optimizeImages(notes, input) : { files: [], made: 0, findings: [] };
      return { ...all, made: made + all.made };
    },
    stop,
  };
}
