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
  ['AVIF', () => picture.clone().avif()],
])('The size of a %s is read from its head', async (_, encode) => {
  expect(readImageSize(await encode().toBuffer())).toEqual({ width: 37, height: 21 });
});

test.each(['jpeg', 'avif'] as const)(
  'A picture of a turned camera has the size in which browsers show it: %s',
  async (format) => {
    const sizeOf = async (orientation: number) =>
      readImageSize(await picture.clone().withMetadata({ orientation })[format]().toBuffer());
    expect(await sizeOf(1)).toEqual({ width: 37, height: 21 });
    expect(await sizeOf(3)).toEqual({ width: 37, height: 21 });
    expect(await sizeOf(6)).toEqual({ width: 21, height: 37 });
    expect(await sizeOf(8)).toEqual({ width: 21, height: 37 });
  },
);

test('A format that the export does not read has no size', async () => {
  expect(readImageSize(await picture.clone().tiff().toBuffer())).toBeUndefined();
});

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'An image that is cut short anywhere has no size or the right one: %s',
  async (format) => {
    const bytes = await picture.clone()[format]().toBuffer();
    for (let length = 0; length < bytes.length; length += 1) {
      // The copy has no bytes behind its end.
      const size = readImageSize(Uint8Array.from(bytes.subarray(0, length)));
      if (size) expect(size).toEqual({ width: 37, height: 21 });
    }
  },
);

test.each([
  ['<svg width="120" height="40px"/>', { width: 120, height: 40 }],
  ['<?xml version="1.0"?>\n<svg xmlns="x"\n viewBox="0 0 24.4 12"><path/></svg>', { width: 24, height: 12 }],
  ['<svg width="100%" viewBox="0,0,10,20"/>', { width: 10, height: 20 }],
  ['<svg width="100" viewBox="0 0 10 20"/>', { width: 100, height: 200 }],
  ['<svg height="10px" viewBox="0 0 10 20"/>', { width: 5, height: 10 }],
])('The size of an SVG is its own, or that of its view box: %s', (text, size) => {
  expect(readImageSize(new TextEncoder().encode(text))).toEqual(size);
});

test.each(['', 'plain text', '<svg/>', '\x89PNG\r\n'])(
  'A file that is no image, or is cut short, has no size: %j',
  (text) => {
    expect(readImageSize(Buffer.from(text, 'latin1'))).toBeUndefined();
  },
);
