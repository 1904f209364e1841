import { hash } from 'node:crypto';
import { type ImageSize, readImageSize } from './image-size.ts';

/** The facts about a media file that the API's documents contain. */
export interface MediaFacts {
  readonly sha256: string;
  readonly bytes: number;
  /** The size of the image. Undefined if the file is not an image. */
  readonly size: ImageSize | undefined;
}

/** An original file of the embedded repository. */
export interface MediaFile extends MediaFacts {
  readonly name: string;
  load(): Uint8Array;
}

export function examineMedia(bytes: Uint8Array): MediaFacts {
  return { sha256: hash('sha256', bytes), bytes: bytes.byteLength, size: readImageSize(bytes) };
}

/** Returns the pathname of a file's address. A changed file gets a new address, as an upload does in Prismic. */
export function mediaPathname(repositoryName: string, { name, sha256 }: MediaFile): string {
  return `/${repositoryName}/${mediaId(sha256)}_${encodeURIComponent(name)}`;
}

export function mediaId(sha256: string): string {
  return sha256.slice(0, 12);
}
