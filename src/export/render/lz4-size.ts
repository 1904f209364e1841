/** The shortest repetition that LZ4 writes as a reference, in bytes. */
const minMatch = 4;

/** LZ4 writes the last bytes of a block as they are: no reference begins in the last twelve or covers the last five. */
const [lastStart, lastLiterals] = [12, 5];

/** The number of places that are remembered, as a power of two. */
const tableBits = 13;

/**
 * The size of bytes in the LZ4 block format, as its fast compressor would write them: each byte as it is, or a reference
 * to the same bytes before it. It is computed without making a compressed copy, and without a compressor of zlib: V8
 * frees the memory of one only when it collects old objects. References reach back further than the 64 KB of the format.
 *
 * @see https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md
 */
export function lz4Size(bytes: Uint8Array): number {
  const places = new Int32Array(1 << tableBits).fill(-1);
  const end = bytes.length - lastStart;
  let size = 0;
  let literals = 0;
  let at = 0;
  while (at < end) {
    const slot = slotOf(bytes, at);
    const before = places[slot] ?? -1;
    places[slot] = at;
    const length = before < 0 ? 0 : sameBytes(bytes, before, at);
    if (length < minMatch) {
      literals += 1;
      at += 1;
    } else {
      size += 1 + lengthBytes(literals) + literals + 2 + lengthBytes(length - minMatch);
      literals = 0;
      at += length;
    }
  }
  literals += bytes.length - at;
  return size + 1 + lengthBytes(literals) + literals;
}

function slotOf(bytes: Uint8Array, at: number): number {
  const word = byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8) | (byteAt(bytes, at + 2) << 16);
  // Knuth's multiplicative hash, by which LZ4 spreads words over its table.
  return Math.imul(word | (byteAt(bytes, at + 3) << 24), 2654435761) >>> (32 - tableBits);
}

/** The number of bytes that are the same from `before` and from `at` on. */
function sameBytes(bytes: Uint8Array, before: number, at: number): number {
  const max = bytes.length - lastLiterals - at;
  let length = 0;
  while (length < max && bytes[before + length] === bytes[at + length]) length += 1;
  return length;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

/** The bytes that a length takes in addition to its four bits in the token: one for each 255. */
function lengthBytes(length: number): number {
  return length < 15 ? 0 : 1 + Math.floor((length - 15) / 255);
}
