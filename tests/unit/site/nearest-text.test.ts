import { expect, test } from 'vitest';
import { nearestText } from '../../../src/site/nearest-text.ts';

const nearest = (wanted: string, texts: readonly string[]) => nearestText(wanted, texts, (text) => text);

test.each([
  ['nevr', ['always', 'never'], 'never'],
  ['qualty', ['effort', 'quality'], 'quality'],
  ['PRISMIC_REPOSITRY', ['PRISMIC_ENDPOINT', 'PRISMIC_REPOSITORY'], 'PRISMIC_REPOSITORY'],
  ['never', ['never', 'neve'], 'never'],
  ['gpa', ['grid', 'gap'], 'gap'],
  ['wepb', ['jpeg', 'webp'], 'webp'],
  ['wnated', ['wasted', 'wanted'], 'wanted'],
])('The text nearest to %j of %j is %j', (wanted, texts, found) => {
  expect(nearest(wanted, texts)).toBe(found);
});

test('A text with more than a third of wrong letters is not suggested', () => {
  expect(nearest('colour', ['quality', 'effort'])).toBeUndefined();
});

test('A short text of which half is wrong is not suggested', () => {
  expect(nearest('FOO', ['NOW'])).toBeUndefined();
  expect(nearest('nope', ['home'])).toBeUndefined();
  expect(nearest('nxw', ['now'])).toBe('now');
});

test('The first of two equally near texts is suggested', () => {
  expect(nearest('abcd', ['abce', 'abcf'])).toBe('abce');
});
