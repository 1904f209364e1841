import { expect, test } from 'vitest';
import { openPainterHere } from '../../../../../src/export/images/drawn/open-painter.ts';
import { startPainter } from '../../../../../src/export/images/drawn/painter-thread.ts';
import type { DrawnPicture } from '../../../../../src/site/drawn-picture.ts';

const box = {
  x: 72,
  y: 238,
  width: 545,
  height: 330,
  sizes: [66],
  align: 'start',
  weight: 600,
  colour: '#06262d',
} as const;
const pictureOf = (text: string): DrawnPicture => ({
  shapes: '<path fill="#fff" d="M0 0h1200v630H0z"/>',
  pictures: [],
  words: [{ ...box, text }],
});

const painter = startPainter();

test('A painter in a thread of its own draws each picture with the bytes that it has in this one', async () => {
  const here = await openPainterHere();
  const pictures = ['Prices', 'Cards'].map(pictureOf);
  const drawn = await Promise.all(pictures.map((picture) => painter.draw(picture, [])));
  const expected = await Promise.all(pictures.map((picture) => here.draw(picture, [])));
  expect(drawn.map((bytes, at) => Buffer.from(expected[at] ?? []).equals(bytes))).toEqual([true, true]);
});

test('A picture that can’t be drawn fails alone, and nothing is drawn after the end of the thread', async () => {
  await expect(painter.draw({ ...pictureOf('Prices'), shapes: '<path' }, [])).rejects.toThrow();
  await expect(painter.draw(pictureOf('Prices'), [])).resolves.toBeInstanceOf(Uint8Array);
  const waiting = painter.draw(pictureOf('Cards'), []);
  painter[Symbol.dispose]();
  await expect(waiting).rejects.toThrow('has ended');
  await expect(painter.draw(pictureOf('Cards'), [])).rejects.toThrow('has ended');
});
