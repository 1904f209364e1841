import type { Store } from '../output/store.ts';
import type { ImageIndex, StoredImage } from './image-index.ts';
import type { SharedImages } from './shared/shared-images.ts';

/** An image in the store, and where it is from: it was there, this export made it, or another one did. */
export interface ImageResult extends StoredImage {
  readonly from: 'store' | 'made' | 'shared';
}

/** The bytes of an image, before they are stored. */
export interface NewImage {
  readonly bytes: Uint8Array;
  readonly losesAnimation: boolean;
}

/** The images that were made, by the hash of everything that determines their bytes. */
export interface ImageResults {
  find(key: string): Promise<ImageResult | undefined>;
  /** Stores an image that was just made. */
  keep(key: string, image: NewImage): Promise<ImageResult>;
}

export interface ImageResultsInput {
  readonly store: Store;
  readonly index: ImageIndex;
  /** Images that other runs made. Undefined if this one shares none. */
  readonly shared?: SharedImages | undefined;
}

export function createImageResults({ store, index, shared }: ImageResultsInput): ImageResults {
  // What this export has stored itself is not read again to be believed.
  const own = new Map<string, StoredImage>();
  const remember = async (key: string, { bytes, losesAnimation }: NewImage): Promise<StoredImage> => {
    const stored = { sha256: await store.put(bytes), bytes: bytes.length, losesAnimation };
    index.rememberResult(key, stored);
    own.set(key, stored);
    return stored;
  };
  return {
    async find(key) {
      const stored = own.get(key);
      if (stored) return { ...stored, from: 'store' };
      const known = index.result(key);
      if (known && (await store.has(known.sha256))) return { ...known, from: 'store' };
      const found = await shared?.find(key);
      return found && { ...(await remember(key, found)), from: 'shared' };
    },
    async keep(key, image) {
      const stored = await remember(key, image);
      shared?.offer(key, stored);
      return { ...stored, from: 'made' };
    },
  };
}
