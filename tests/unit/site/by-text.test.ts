import { expect, test } from 'vitest';
import { byText } from '../../../src/site/by-text.ts';

test('Texts are sorted by code units, and equal ones stay in their order', () => {
  const files = [
    { path: 'b', name: 'first' },
    { path: 'ä', name: 'last' },
    { path: 'b', name: 'second' },
    { path: 'B', name: 'capital' },
  ];
  expect(files.sort(byText(({ path }) => path)).map(({ name }) => name)).toEqual([
    'capital',
    'first',
    'second',
    'last',
  ]);
});
