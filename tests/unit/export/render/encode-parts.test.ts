import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEncoder } from '../../../../src/export/render/encode-parts.ts';

const shared = Array.from({ length: 500 }, (_, index) => `<a href="/${index * 7}">ž</a>`).join('');
const own = Array.from({ length: 300 }, (_, index) => `<p>${index * index} 🌞</p>`).join('');
const parts = [
  { text: '<p>', isShared: true },
  { text: shared, isShared: true },
  { text: own, isShared: false },
  { text: '</p>', isShared: true },
];

test('Parts of a document become the bytes of the whole, however often they occur', () => {
  const encode = createEncoder();
  for (let time = 0; time < 2; time += 1) {
    expect(encode(parts).bytes.toString()).toBe(`<p>${shared}${own}</p>`);
  }
});

test('A document of parts that many have is within a limit only if its bytes after brotli are, and long before its limit is all of its bytes', () => {
  const encode = createEncoder();
  // The first documents with a part leave it open how small they are.
  expect(encode(parts).isWithin(1_000_000)).toBe(false);
  for (let time = 0; time < 8; time += 1) encode(parts);
  const { bytes, isWithin } = encode(parts);
  const compressed = brotliCompressSync(bytes).length;
  expect(isWithin(compressed - 1)).toBe(false);
  expect(isWithin(Math.round(bytes.length / 2))).toBe(true);
});
