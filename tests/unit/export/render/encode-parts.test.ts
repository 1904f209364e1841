import { expect, test } from 'vitest';
import { createEncoder } from '../../../../src/export/render/encode-parts.ts';

test('Parts of a document become the bytes of the whole, however often they occur', () => {
  const encode = createEncoder();
  const shared = 'a – ž'.repeat(1000);
  const own = 'b – 🌞'.repeat(1000);
  const parts = ['<p>', shared, own, '</p>'];
  for (let time = 0; time < 2; time += 1) {
    expect(encode(parts, { except: own }).toString()).toBe(parts.join(''));
  }
});
