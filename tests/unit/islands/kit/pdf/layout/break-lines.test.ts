import { expect, test } from 'vitest';
import { breakLines, widestWord } from '../../../../../../src/islands/kit/pdf/layout/break-lines.ts';
import { styles } from '../../../../../../src/islands/kit/pdf/styles.ts';

/** Each letter is 1 wide. */
const letters = (text: string) => [...text].length;

function broken(text: string, width: number): string[] {
  return breakLines(text, styles.plain, width, letters);
}

test('Lines end between words, after hyphens, and where the text says so', () => {
  expect(broken('Colour grading of a film', 14)).toEqual(['Colour grading', 'of a film']);
  expect(broken('Self-employed', 8)).toEqual(['Self-', 'employed']);
  expect(broken('Quay 3\nDublin', 40)).toEqual(['Quay 3', 'Dublin']);
});

test('An amount is not broken at the space in it that never ends a line', () => {
  expect(broken('To pay 12\u00a0000\u00a0€', 10)).toEqual(['To pay', '12\u00a0000\u00a0€']);
});

test('A word of sixty letters is cut only where its line is full', () => {
  const word = 'abcdefghij'.repeat(6);
  expect(broken(`A ${word} b`, 25)).toEqual(['A', word.slice(0, 25), word.slice(25, 50), `${word.slice(50)} b`]);
});

test('Letters outside of the first 65,536 are not cut in half', () => {
  expect(broken('𐐷𐐷𐐷', 2)).toEqual(['𐐷𐐷', '𐐷']);
});

test('An empty text has no lines, and an empty line of a text has its place', () => {
  expect(broken('', 10)).toEqual([]);
  expect(broken('a\n\nb', 10)).toEqual(['a', '', 'b']);
});

test('The widest word counts without the space behind it', () => {
  expect(widestWord('Unit price', styles.plain, letters)).toBe(5);
});
