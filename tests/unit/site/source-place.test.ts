import { expect, test } from 'vitest';
import { placeName, positionAt, sourcePlace } from '../../../src/site/source-place.ts';

test('A place shows its line between its neighbours, with a mark below what is wrong', () => {
  const place = sourcePlace('src/Hero.tsx', 'one\ntwo is wrong\nthree', { line: 2, column: 8, length: 5 });
  expect(placeName(place)).toBe('src/Hero.tsx:2:8');
  expect(place.excerpt.split('\n')).toEqual(['  1 | one', '> 2 | two is wrong', '    |        ^^^^^', '  3 | three']);
});

test('An excerpt leaves out empty neighbours and puts the mark below its place in spite of tabs', () => {
  const { excerpt } = sourcePlace('a.css', '\n\t.a {\r\n\n', { line: 2, column: 2 });
  expect(excerpt.split('\n')).toEqual(['> 2 |  .a {', '    |  ^']);
});

test('The excerpt of a very long line is the part around the place', () => {
  const { excerpt } = sourcePlace('a.js', `${'x'.repeat(5000)}!${'y'.repeat(5000)}`, { line: 1, column: 5001 });
  const [line = '', mark = ''] = excerpt.split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line.at(mark.indexOf('^'))).toBe('!');
});

test('A mark never goes beyond the end of its line', () => {
  expect(sourcePlace('a.ts', 'ab', { line: 1, column: 2, length: 40 }).excerpt).toBe('> 1 | ab\n    |  ^');
});

test('A place outside the text has no excerpt', () => {
  expect(sourcePlace('a.ts', 'ab', { line: 7, column: 1 }).excerpt).toBe('');
});

test('A position counts lines and characters from 1', () => {
  expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  expect(positionAt('', 0)).toEqual({ line: 1, column: 1 });
});
