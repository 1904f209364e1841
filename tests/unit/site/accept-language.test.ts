import { expect, test } from 'vitest';
import { bestRange } from '../../../src/site/accept-language.ts';

const ranges = new Set(['en', 'en-us', 'de', 'fr', 'fr-be', 'zh-hant']);

test.each([
  ['de', 'de'],
  ['DE-at, en;q=0.9', 'de'],
  ['fr-BE,fr;q=0.9', 'fr-be'],
  ['fr-CH;q=0.8, de;q=0.9', 'de'],
  ['de;q=0.5,fr;q=0.5', 'de'],
  ['en-US-x-own', 'en-us'],
  ['zh-Hant-CN-x-own', 'zh-hant'],
  ['ja, *;q=0.5, fr;q=0.1', 'fr'],
  ['de;q=0, en;q=0.001', 'en'],
  [' de ; q=0.3 ,\tfr ; q=0.4', 'fr'],
])('The header "%s" asks for %s', (header, range) => {
  expect(bestRange(header, ranges)).toBe(range);
});

test.each([
  '',
  '*',
  'ja',
  'de;q=0',
  'de;q=0.000',
  'de;q=2',
  'de;q=-1',
  'de;q=x',
  'd e',
  ';q=1',
  'deutschland',
  '-de',
  'z',
])('The header "%s" asks for no language of the site', (header) => {
  expect(bestRange(header, ranges)).toBeUndefined();
});

test('Only the beginning of a very long header is read', () => {
  expect(bestRange(`${'ja,'.repeat(400)}de`, ranges)).toBeUndefined();
  expect(bestRange(`de,${'ja;q=0.1,'.repeat(100_000)}`, ranges)).toBe('de');
});
