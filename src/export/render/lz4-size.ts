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
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  places.fill(-1);
  const end = bytes.length - lastStart;
  let size = 0;
  let literals = 0;
  let at = 0;
  while (at < end) {
    const word = words.getInt32(at);
    const slot = slotOf(word);
    const before = places[slot] ?? -1;
    places[slot] = at;
    if (before < 0 || words.getInt32(before) !== word) {
      literals += 1;
      at += 1;
    } else {
      const length = sameBytes(words, before, at);
      size += 1 + lengthBytes(literals) + literals + 2 + lengthBytes(length - minMatch);
      literals = 0;
      at += length;
    }
  }
  literals += bytes.length - at;
  return size + 1 + lengthBytes(literals) + literals;
}

/** The last place of each hash of four bytes. Each call begins with none: one array less for each of ten thousand pages. */
const places = new Int32Array(1 << tableBits);

/** Knuth's multiplicative hash, by which LZ4 spreads words over its table. */
function slotOf(word: number): number {
  return Math.imul(word, 2654435761) >>> (32 - tableBits);
}

/** The number of bytes that are the same from `before` and from `at` on, where the first four are. */
function sameBytes(words: DataView, before: number, at: number): number {
  const max = words.byteLength - lastLiterals - at;
  let length = minMatch;
  while (length + 4 <= max && words.getInt32(before + length) === words.getInt32(at + length)) length += 4;
  while (length < max && words.getUint8(before + length) === words.getUint8(at + length)) length += 1;
  return length;
}

/** The bytes that a length takes in addition to its four bits in the token: one for each 255. */
function lengthBytes(length: number): number {
  return length < 15 ? 0 : 1 + Math.floor((length - 15) / 255);
}
