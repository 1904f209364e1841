import { hash } from 'node:crypto';
import { extname } from 'node:path';
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

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.csv': 'text/csv; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function mediaContentType(name: string): string {
  return contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
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
