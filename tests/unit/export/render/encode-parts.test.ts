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

test('A document of known parts takes no more bytes after brotli than its encoder says, and it says less than all of its bytes', () => {
  const { bytes, maxCompressedBytes } = createEncoder()(parts);
  expect(brotliCompressSync(bytes).length).toBeLessThan(maxCompressedBytes);
  expect(maxCompressedBytes).toBeLessThan(bytes.length);
});
