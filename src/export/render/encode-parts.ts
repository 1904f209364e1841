import { constants, zstdCompressSync } from 'node:zlib';
import type { DocumentPart } from '../../templates/document.ts';
import { createTextBuffer } from '../output/text-buffer.ts';
import { memoize } from './memoize.ts';

/** Encodes a document, which consists of these parts, as UTF-8. */
export type EncodeParts = (parts: readonly DocumentPart[]) => EncodedDocument;

export interface EncodedDocument {
  /** The bytes are valid until the next document is encoded. */
  readonly bytes: Buffer;
  /** An upper bound of the document's size after brotli compression, in bytes. */
  readonly maxCompressedBytes: number;
}

interface EncodedPart {
  readonly bytes: Buffer;
  readonly compressedBytes: number;
}

/** The minimum length, in characters, of a shared part that is kept encoded. Shorter parts are encoded with a page's own. */
const minLength = 1000;

/**
 * Maximum number of parts that are kept encoded. It is enough for the parts that many pages have (styles, parts of
 * shells), and limits the memory that a large site needs.
 */
const maxKept = 100;

/** Creates a function that encodes each long shared part once, because most of a page's bytes are on other pages too. */
export function createEncoder(): EncodeParts {
  const encodeShared = memoize(String, (text: string): EncodedPart => measured(Buffer.from(text)), { max: maxKept });
  const [ofOwn, ofAll] = [createTextBuffer(), createTextBuffer()];
  const isKept = ({ text, isShared }: DocumentPart) => isShared && text.length >= minLength;
  return (parts) => {
    const kept = parts.filter(isKept).map(({ text }) => encodeShared(text));
    const own = measured(ofOwn.encode(parts.filter((part) => !isKept(part)).map(({ text }) => text)));
    return {
      bytes: ofAll.encode(parts.map((part) => (isKept(part) ? encodeShared(part.text).bytes : part.text))),
      maxCompressedBytes: [own, ...kept].reduce((sum, { compressedBytes }) => sum + compressedBytes, 0),
    };
  };
}

/**
 * Measures a part after zstd compression at level 1, which takes 0.05 ms. The sum over all parts is an upper bound of
 * the document's size after brotli: zstd leaves more bytes than brotli, and parts that are compressed separately take
 * more bytes than the whole document, because no part can refer to another.
 */
function measured(bytes: Buffer): EncodedPart {
  const params = { [constants.ZSTD_c_compressionLevel]: 1 };
  // A chunk size that the whole result fits in, and the known length, by which zstd needs less memory, save half the time.
  const options = { chunkSize: 32 * 1024, pledgedSrcSize: bytes.length, params };
  return { bytes, compressedBytes: zstdCompressSync(bytes, options).length };
}
