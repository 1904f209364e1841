import { expect, test } from 'vitest';
import { hasFragment } from '../../../src/check/fragments.ts';

const ids = new Set(['main', 'fragen-ä', '100%']);

test.each(['', '#', '#main', '#TOP', '#fragen-%C3%A4', '#100%', '#:~:text=money', '#main:~:text=money'])(
  'The fragment %s indicates a part of the page',
  (hash) => {
    expect(hasFragment(ids, hash)).toBe(true);
  },
);

test.each(['#Main', '#gone', '#%'])('The fragment %s indicates nothing', (hash) => {
  expect(hasFragment(ids, hash)).toBe(false);
});
