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
    expect(encode(parts).toString()).toBe(`<p>${shared}${own}</p>`);
  }
});
