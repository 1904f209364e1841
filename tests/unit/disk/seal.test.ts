import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeals } from '../../../src/disk/seal.ts';

const [plain, ours, theirs] = [undefined, 'k'.repeat(32), 'l'.repeat(32)].map(createSeals);

test('A seal is the same for the same parts, and another one for each key, purpose and division of the parts', () => {
  const seals = [plain, ours, theirs].flatMap((of) =>
    of ? [of('pages')('ab', 'c'), of('pages')('a', 'bc'), of('images')('ab', 'c')] : [],
  );
  expect(new Set(seals).size).toBe(9);
  for (const seal of seals) expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(createSeals('k'.repeat(32))('pages')('ab', 'c')).toBe(ours?.('pages')('ab', 'c'));
});

test.each([10, 1_000_000])('A seal of %i characters is a hash of each part after its length', (length) => {
  const text = 'é'.repeat(length);
  const framed = `${length}:${text}1:c`;
  const key = Buffer.from(hkdfSync('sha256', 'k'.repeat(32), '', 'helios cache pages', 32));
  expect(plain?.('pages')(text, 'c')).toBe(createHash('sha256').update(`5:pages${framed}`).digest('hex'));
  expect(ours?.('pages')(text, 'c')).toBe(createHmac('sha256', key).update(framed).digest('hex'));
});
