import type { Seal } from '../../disk/seal.ts';
import type { Store } from '../output/store.ts';
import { fontVersions } from './drawn/font-versions.ts';
import { encoderVersion } from './encoder-version.ts';
import { type ImageIndex, openImageIndex } from './image-index.ts';
import { createImageResults, type ImageResults } from './image-results.ts';
import type { SharedImages } from './shared/shared-images.ts';

/** The data that tells whether an image is already in the store. It is opened once for all images of an export. */
export interface ImageRecords {
  readonly index: ImageIndex;
  readonly results: ImageResults;
  /** The version of the program that encodes images. */
  readonly encoder: string;
  /** The versions of the fonts in drawn pictures. */
  readonly fonts: readonly string[];
}

export interface ImageRecordsInput {
  /** Path of the image index: `.helios/images.sqlite`. */
  readonly indexFile: string;
  readonly seal: Seal;
  readonly store: Store;
  /** Images that other runs made. Undefined if this one shares none. */
  readonly shared?: SharedImages | undefined;
}

/** Opens the image index. The caller closes it. */
export function openImageRecords({ indexFile, seal, ...images }: ImageRecordsInput): ImageRecords {
  const index = openImageIndex(indexFile, seal);
  const results = createImageResults({ ...images, index });
  return { index, results, encoder: encoderVersion(), fonts: fontVersions() };
}
