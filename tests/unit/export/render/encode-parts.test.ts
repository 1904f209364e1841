import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEncoder } from '../../../../src/export/render/encode-parts.ts';

const shared = Array.from({ length: 500 }, (_, index) => `<a href="/${index * 7}">ž</a>`).join('');
const own = Array.from({ length: 300 }, (_, index) => `<p>${index * index} 🌞</p>`).join('');
const parts = ['<p>', shared, own, '</p>'];

test('Parts of a document become the bytes of the whole, however often they occur', () => {
  const encode = createEncoder();
  for (let time = 0; time < 2; time += 1) {
    expect(encode(parts, { except: own }).bytes.toString()).toBe(parts.join(''));
  }
});

test('A document of known parts takes no more bytes after brotli than its encoder says, and it says less than all of its bytes', () => {
  const { bytes, maxCompressedBytes } = createEncoder()(parts, { except: own });
  expect(brotliCompressSync(bytes).length).toBeLessThan(maxCompressedBytes);
  expect(maxCompressedBytes).toBeLessThan(bytes.length);
});
