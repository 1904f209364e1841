/** Encodes texts as UTF-8, one after the other. Texts of pages get memory that is used again. */
export interface TextBuffer {
  /** Encodes all parts in a row. The bytes are valid until the next call. */
  encode(parts: readonly (string | Uint8Array)[]): EncodedText;
}

export interface EncodedText {
  readonly bytes: Buffer;
  /** For each part, the place in the bytes where it ends. */
  readonly ends: readonly number[];
}

/** The longest that UTF-8 makes of a UTF-16 code unit, in bytes. */
const maxBytesPerUnit = 3;

/** The longest text for which the memory is kept. Sitemaps and search indexes of ten thousand pages have more. */
const maxKeptBytes = 2 ** 20;

/**
 * Creates a buffer that grows with the longest text. A buffer of its own for each of ten thousand pages costs more than to
 * write it: the system hands out its memory page by page, and only a collection of all garbage gives it back.
 */
export function createTextBuffer(): TextBuffer {
  let buffer = Buffer.allocUnsafe(0);
  return {
    encode(parts) {
      const maxBytes = parts.reduce((sum, part) => sum + maxBytesOf(part), 0);
      if (maxBytes > maxKeptBytes) return encodeInto(Buffer.allocUnsafe(maxBytes), parts);
      if (maxBytes > buffer.length) buffer = Buffer.allocUnsafe(Math.min(maxBytes * 2, maxKeptBytes));
      return encodeInto(buffer, parts);
    },
  };
}

function encodeInto(buffer: Buffer, parts: readonly (string | Uint8Array)[]): EncodedText {
  const ends: number[] = [];
  let end = 0;
  for (const part of parts) {
    if (typeof part === 'string') end += buffer.write(part, end);
    else {
      buffer.set(part, end);
      end += part.length;
    }
    ends.push(end);
  }
  return { bytes: buffer.subarray(0, end), ends };
}

function maxBytesOf(part: string | Uint8Array): number {
  return typeof part === 'string' ? part.length * maxBytesPerUnit : part.length;
}
