import { expect, test } from 'vitest';
import { checkHeldPages } from '../../../src/check/held-pages.ts';

const pages = (count: number, heldFrom?: string) =>
  Array.from({ length: count }, (_, index) => ({ pathname: `/helios/p${index}`, heldFrom }));

test.each([
  [1000, 20],
  [200, 10],
  [10, 5],
])('Of %i pages %i may be held, and no more', (total, allowed) => {
  const published = pages(total);
  expect(checkHeldPages({ published, held: pages(allowed) })).toEqual([]);
  expect(checkHeldPages({ published, held: pages(allowed + 1) })).toMatchObject([
    {
      code: 'many-held-pages',
      severity: 'error',
      message: `${allowed + 1} of ${total} pages would stay as they were published, because of errors. An export of so many pages holds at most ${allowed}.`,
      hint: expect.stringContaining('--allow-held'),
    },
  ]);
});

test('Pages that the published release holds too do not count', () => {
  const earlier = pages(30, 'an earlier release');
  const published = [...earlier, ...pages(100).slice(30)];
  expect(checkHeldPages({ published, held: earlier })).toEqual([]);
  const held = [...earlier, ...pages(36).slice(30)];
  expect(checkHeldPages({ published, held })).toMatchObject([{ message: expect.stringMatching(/^6 of 100 pages/) }]);
});
