import { expect, test } from 'vitest';
import { lz4Size } from '../../../../src/export/render/lz4-size.ts';

const sizeOf = (text: string) => lz4Size(Buffer.from(text));

test('Bytes without repetitions take one byte for each 255 more than they are', () => {
  expect(sizeOf('')).toBe(1);
  expect(sizeOf('abcdefghij')).toBe(11);
  // A token, a byte for the length of 26, which is above 15, and the letters.
  expect(sizeOf('abcdefghijklmnopqrstuvwxyz')).toBe(28);
});

test('A repetition takes three bytes, and the last five bytes are written as they are', () => {
  const words = 'abcdefghijklmnopqr';
  // Token, length and 18 letters; two bytes for the distance; a token and the last five letters.
  expect(sizeOf(words + words)).toBe(1 + 1 + 18 + 2 + (1 + 5));
  // The same with one byte more for the length of the repetition.
  expect(sizeOf(words.repeat(3))).toBe(1 + 1 + 18 + 2 + 1 + (1 + 5));
});
