import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImageSize } from '../../../../src/content/repository/image-size.ts';

const picture = sharp({
  create: { width: 37, height: 21, channels: 4, background: { r: 200, g: 100, b: 0, alpha: 0.5 } },
});

test.each([
  ['PNG', () => picture.clone().png()],
  ['JPEG', () => picture.clone().jpeg()],
  ['progressive JPEG with metadata', () => picture.clone().withMetadata().jpeg({ progressive: true })],
  ['WebP', () => picture.clone().flatten().webp()],
  ['WebP with transparency', () => picture.clone().webp()],
  ['lossless WebP', () => picture.clone().webp({ lossless: true })],
  ['GIF', () => picture.clone().gif()],
])('The size of a %s is read from its head', async (_, encode) => {
  expect(readImageSize(await encode().toBuffer())).toEqual({ width: 37, height: 21 });
});

test.each([
  ['<svg width="120" height="40px"/>', { width: 120, height: 40 }],
  ['<?xml version="1.0"?>\n<svg xmlns="x"\n viewBox="0 0 24.4 12"><path/></svg>', { width: 24, height: 12 }],
  ['<svg width="100%" viewBox="0,0,10,20"/>', { width: 10, height: 20 }],
])('The size of an SVG is its own, or that of its view box: %s', (text, size) => {
  expect(readImageSize(new TextEncoder().encode(text))).toEqual(size);
});

test.each(['', 'plain text', '<svg/>', '\x89PNG\r\n'])(
  'A file that is no image, or is cut short, has no size: %j',
  (text) => {
    expect(readImageSize(Buffer.from(text, 'latin1'))).toBeUndefined();
  },
);
