import { constants, zstdCompressSync } from 'node:zlib';
import type { DocumentPart } from '../../templates/document.ts';
import { createTextBuffer, type EncodedText } from '../output/text-buffer.ts';
import { lz4Size } from './lz4-size.ts';
import { memoize } from './memoize.ts';

/** Encodes a document, which consists of these parts, as UTF-8. */
export type EncodeParts = (parts: readonly DocumentPart[]) => EncodedDocument;

export interface EncodedDocument {
  /** The bytes are valid until the next document is encoded. */
  readonly bytes: Buffer;
  /**
   * True if the document certainly has no more than so many bytes after brotli compression. False leaves it open. It
   * may be called until the next document is encoded.
   *
   * The answer is open unless many pages have had all long shared parts of the document: only then is it faster to
   * measure each part once, by zstd, and the rest of each document, by LZ4, than to compress the whole document. The sum
   * is an upper bound of the document's size after brotli: these compressions leave more bytes than brotli, and parts that
   * are compressed separately take more bytes than the whole document, because no part can refer to another.
   */
  isWithin(compressedBytes: number): boolean;
}

interface EncodedPart {
  readonly bytes: Buffer;
  /** The number of documents that have had the part. */
  uses: number;
  /** Measures the part when it is called first. */
  readonly compressedBytes: () => number;
}

/** The number of documents from which on a part is measured. Most styles are those of one page. */
const minUses = 10;

/** The minimum length, in characters, of a shared part that is kept encoded. Shorter parts are encoded with a page's own. */
const minLength = 1000;

/**
 * Maximum number of parts that are kept encoded. It is enough for the parts that many pages have (styles, parts of
 * shells), and limits the memory that a large site needs.
 */
const maxKept = 100;

/** Creates a function that encodes each long shared part once, because most of a page's bytes are on other pages too. */
export function createEncoder(): EncodeParts {
  const encodeShared = memoize(String, encodedPart, { max: maxKept });
  const [ofOwn, ofAll] = [createTextBuffer(), createTextBuffer()];
  const isKept = ({ text, isShared }: DocumentPart) => isShared && text.length >= minLength;
  return (parts) => {
    const encoded = parts.map((part) => (isKept(part) ? encodeShared(part.text) : part.text));
    const kept = encoded.filter((part) => typeof part !== 'string');
    for (const part of kept) part.uses += 1;
    const document = ofAll.encode(encoded.map((part) => (typeof part === 'string' ? part : part.bytes)));
    return {
      bytes: document.bytes,
      isWithin(limit) {
        if (kept.some(({ uses }) => uses < minUses)) return false;
        const own = ofOwn.encode(ownBytes(document, encoded)).bytes;
        return lz4Size(own) <= kept.reduce((left, { compressedBytes }) => left - compressedBytes(), limit);
      },
    };
  };
}

/** The bytes of a document without those of its shared parts. To copy them is faster than to encode them again. */
function ownBytes({ bytes, ends }: EncodedText, parts: readonly (string | EncodedPart)[]): Buffer[] {
  return parts.flatMap((part, at) =>
    typeof part === 'string' ? bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]) : [],
  );
}

function encodedPart(text: string): EncodedPart {
  const bytes = Buffer.from(text);
  let measured: number | undefined;
  return {
    bytes,
    uses: 0,
    compressedBytes() {
      measured ??= zstdSize(bytes);
      return measured;
    },
  };
}

/** Compresses a part with zstd, which takes 0.3 ms at level 9. */
function zstdSize(bytes: Buffer): number {
  const params = { [constants.ZSTD_c_compressionLevel]: 9 };
  // A chunk size that the whole result fits in, and the known length, by which zstd needs less memory, save half the time.
  const options = { chunkSize: 32 * 1024, pledgedSrcSize: bytes.length, params };
  return zstdCompressSync(bytes, options).length;
}
