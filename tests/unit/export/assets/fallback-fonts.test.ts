import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { archivo, archivoHeights, fallbackFaces } from '../../../../src/export/assets/fallback-fonts.ts';
import { cutFile } from '../../../../src/export/assets/font-cuts.ts';

const line = 'The quick receipt pays for what the finance team spends every day, before the coffee is cold';
/** The files in which the styles of `archivo` are, in its order. The variable cut has the weight 600 by default. */
const files = [
  createRequire(import.meta.url).resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff2'),
  ...(['text', 'display'] as const).map((face) => cutFile(face, 'latin')),
];

test('The measures of the fallback fonts are those of Archivo', () => {
  for (const [index, { length }] of archivo.entries()) {
    const font = create(readFileSync(files[index] ?? ''));
    expect(font.layout(line, []).advanceWidth / font.unitsPerEm).toBeCloseTo(length, 1);
    expect(font.ascent / font.unitsPerEm).toBe(archivoHeights.ascent);
    expect(-font.descent / font.unitsPerEm).toBe(archivoHeights.descent);
    expect(font.lineGap).toBe(0);
  }
});

test('Each fallback font has lines as long and as high as those of Archivo, and asks for no file', () => {
  const rules = fallbackFaces().split('@font-face').slice(1);
  expect(rules).toHaveLength(3 * archivo.length);
  for (const rule of rules) {
    const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
    expect(rule).not.toContain('url(');
    expect(percent('ascent-override') * percent('size-adjust')).toBeCloseTo(archivoHeights.ascent, 2);
    expect(percent('descent-override') * percent('size-adjust')).toBeCloseTo(archivoHeights.descent, 2);
  }
});
