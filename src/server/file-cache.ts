import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../site/content-type.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedFile {
  readonly type: string;
  /** The first 32 hex digits of the SHA-256 of the bytes on disk. */
  readonly hash: string;
  readonly isCompressible: boolean;
  encoded(encoding: Encoding): Promise<Uint8Array>;
}

export interface FileCache {
  read(path: string): Promise<ServedFile>;
}

/** The largest total size of cached files: enough for all pages of a large site. The oldest entry is removed first. */
const maxBytes = 64 * 1024 * 1024;

/** The smallest file that is compressed: the compression of a smaller one saves less than a packet. */
const minCompressedBytes = 512;

/** The quality that hosts use on the fly: for a page, brotli 5 takes 1 ms and brotli 11, the best, takes 50 ms. */
const qualityOnTheFly = 5;

/**
 * Creates a reader of files that caches texts, with their compressed forms, until they change on disk. `brotliQuality`
 * is from 1 to 11.
 */
export function createFileCache(brotliQuality = qualityOnTheFly): FileCache {
  const cached = new Map<string, { file: ServedFile; bytes: number }>();
  let total = 0;

  function add(key: string, file: ServedFile, bytes: number): void {
    cached.set(key, { file, bytes });
    total += bytes;
    for (const [oldest, entry] of cached) {
      if (total <= maxBytes) return;
      cached.delete(oldest);
      total -= entry.bytes;
    }
  }

  return {
    async read(path) {
      const { dev, ino, size, mtimeMs } = await stat(path);
      const key = [dev, ino, size, mtimeMs, contentTypeOf(path)].join(':');
      const known = cached.get(key);
      if (known) return known.file;
      const bytes = await readFile(path);
      const file = servedFile(path, bytes, brotliQuality);
      if (file.isCompressible && !cached.has(key)) add(key, file, bytes.length);
      return file;
    },
  };
}

function servedFile(path: string, bytes: Uint8Array, brotliQuality: number): ServedFile {
  const type = contentTypeOf(path);
  const encodings = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(bytes)]]);
  return {
    type,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    isCompressible: isCompressible(type) && bytes.length >= minCompressedBytes,
    encoded(encoding) {
      const encoded = encodings.get(encoding) ?? (encoding === 'gzip' ? toGzip(bytes) : compress(bytes, brotliQuality));
      encodings.set(encoding, encoded);
      return encoded;
    },
  };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function compress(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
