import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { cutFile, faceAxes, subsetRanges } from '../../../../src/export/assets/font-cuts.ts';
import { fontFaces } from '../../../../src/templates/styles/font-faces.ts';

const { resolve } = createRequire(import.meta.url);
const cuts = (['latin', 'latin-ext'] as const).flatMap((subset) => fontFaces.map((face) => [face, subset] as const));

function openCut(...[face, subset]: (typeof cuts)[number]) {
  return create(readFileSync(cutFile(face, subset)));
}

test.each(cuts)('The file of the face %s in the part %s has each letter of its range', (face, subset) => {
  const font = openCut(face, subset);
  const lacking = pointsOf(subsetRanges[subset]).filter((point) => !font.hasGlyphForCodePoint(point));
  expect(lacking.map((point) => point.toString(16))).toEqual([]);
});

test.each(cuts)('The file of the face %s in the part %s varies in weight if the face does', (face, subset) => {
  const { weights } = faceAxes[face];
  const [min, max] = weights;
  const axes = openCut(face, subset).variationAxes;
  expect(axes).toMatchObject(weights.length === 1 ? {} : { wght: { min, max } });
  expect(Object.keys(axes)).toHaveLength(weights.length - 1);
});

test('The cuts are of the version of the font that is installed', () => {
  const version = (file: string | URL) => create(readFileSync(file)).version;
  const installed = version(resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'));
  expect(cuts.map((cut) => openCut(...cut).version)).toEqual(cuts.map(() => installed));
});

/** The code points of a range in the syntax of `unicode-range`. */
function pointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
