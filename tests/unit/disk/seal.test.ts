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
