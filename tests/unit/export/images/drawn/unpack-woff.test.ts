import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from '../../../../../src/export/images/drawn/unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'));

test('a font that was unpacked sets a text as the packed one does', () => {
  const [packed, unpacked] = [woff, unpackWoff(woff)].map((bytes) => {
    const { glyphs, positions } = create(bytes).layout('Tall Waves, AVAST', []);
    return { paths: glyphs.map(({ path }) => path.toSVG()), advances: positions.map(({ xAdvance }) => xAdvance) };
  });
  expect(unpacked).toEqual(packed);
});

test('another file is not taken for a font', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and what follows'))).toThrow('no font of the format WOFF 1');
});
