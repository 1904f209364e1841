import type { Seal } from '../../disk/seal.ts';
import { fontVersions } from './drawn/font-versions.ts';
import { encoderVersion } from './encoder-version.ts';
import { type ImageIndex, openImageIndex } from './image-index.ts';

/** The data that tells whether an image is already in the store. It is opened once for all images of an export. */
export interface ImageRecords {
  readonly index: ImageIndex;
  /** The version of the program that encodes images. */
  readonly encoder: string;
  /** The versions of the fonts in drawn pictures. */
  readonly fonts: readonly string[];
}

/** Opens the image index in a file. The caller closes the index. */
export function openImageRecords(indexFile: string, seal: Seal): ImageRecords {
  return { index: openImageIndex(indexFile, seal), encoder: encoderVersion(), fonts: fontVersions() };
}
