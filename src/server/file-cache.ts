import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../site/content-type.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedFile {
  readonly type: string;
  /** Hex, of the bytes as they stand on disk. */
  readonly hash: string;
  readonly isCompressible: boolean;
  encoded(encoding: Encoding): Promise<Uint8Array>;
}

export interface FileCache {
  read(path: string): Promise<ServedFile>;
}

/** Enough for every page of a large site; the oldest goes first. */
const maxBytes = 64 * 1024 * 1024;

/** Below this, compression saves less than a packet. */
const minCompressedBytes = 512;

/** Reads files, and remembers texts with their compressed forms until they change on disk. */
export function createFileCache(): FileCache {
  const kept = new Map<string, { file: ServedFile; bytes: number }>();
  let total = 0;

  function keep(key: string, file: ServedFile, bytes: number): void {
    kept.set(key, { file, bytes });
    total += bytes;
    for (const [oldest, entry] of kept) {
      if (total <= maxBytes) return;
      kept.delete(oldest);
      total -= entry.bytes;
    }
  }

  return {
    async read(path) {
      const { dev, ino, size, mtimeMs } = await stat(path);
      const key = [dev, ino, size, mtimeMs, contentTypeOf(path)].join(':');
      const known = kept.get(key);
      if (known) return known.file;
      const bytes = await readFile(path);
      const file = servedFile(path, bytes);
      if (file.isCompressible && !kept.has(key)) keep(key, file, bytes.length);
      return file;
    },
  };
}

function servedFile(path: string, bytes: Uint8Array): ServedFile {
  const type = contentTypeOf(path);
  const encodings = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(bytes)]]);
  return {
    type,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    isCompressible: isCompressible(type) && bytes.length >= minCompressedBytes,
    encoded(encoding) {
      const made = encodings.get(encoding) ?? compress(bytes, encoding);
      encodings.set(encoding, made);
      return made;
    },
  };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** At the strength hosts use on the fly: brotli 5 takes a millisecond where 11 takes fifty. */
function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(bytes);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
