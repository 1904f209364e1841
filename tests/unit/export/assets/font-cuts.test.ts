import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { charactersOf, cutFile, faceAxes } from '../../../../src/export/assets/font-cuts.ts';
import { fontFaces } from '../../../../src/templates/styles/font-faces.ts';

const { resolve } = createRequire(import.meta.url);
const cuts = (['latin', 'latin-ext'] as const).flatMap((subset) => fontFaces.map((face) => [face, subset] as const));

function openCut(...[face, subset]: (typeof cuts)[number]) {
  return create(readFileSync(cutFile(face, subset)));
}

test.each(cuts)('The file of the face %s in the part %s has each of its characters', (face, subset) => {
  const font = openCut(face, subset);
  const lacking = [...charactersOf(face, subset)].filter(
    (each) => !font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0),
  );
  expect(lacking).toEqual([]);
});

// bench/README.md has the reason for the limits. A response has about 590 bytes of headers.
test.each([
  ['text', 17_520 - 590],
  ['display', 10_220 - 590],
] as const)('The face %s needs no round trip more where a slow line is shared with a picture', (face, maxBytes) => {
  expect(readFileSync(cutFile(face, 'latin')).length).toBeLessThanOrEqual(maxBytes);
});

test('Both faces have all letters and figures, and only texts have some of the signs', () => {
  const [text, display] = (['text', 'display'] as const).map((face) => [...charactersOf(face, 'latin')]);
  const signs = (text ?? []).filter((character) => !display?.includes(character));
  expect(signs.length).toBeGreaterThan(0);
  expect(signs.filter((sign) => /[\p{Letter}\p{Nd}]/u.test(sign) && sign !== 'ª')).toEqual([]);
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
