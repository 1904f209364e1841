/** `npm run fonts`: cuts the files of `fonts/` from the variable font, after its package or `font-cuts.ts` has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontFaces } from '../../templates/styles/font-faces.ts';
import { sourceLayout } from '../compile/source-layout.ts';
import { charactersOf, cutFile, type FontAxes, faceAxes } from './font-cuts.ts';

for (const subset of ['latin', 'latin-ext'] as const) {
  for (const face of fontFaces) {
    const file = cutFile(face, subset);
    writeFileSync(file, await cut(readVariableFont(subset), charactersOf(face, subset), faceAxes[face]));
    console.log(file.pathname.split('/').at(-1));
  }
}

function readVariableFont(subset: string): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`${sourceLayout.fontPackage}/files/archivo-${subset}-wdth-normal.woff2`));
}

function cut(font: Buffer, characters: string, { weights, width }: FontAxes): Promise<Buffer> {
  const [least, greatest = least] = weights;
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: least === greatest ? least : { min: least, max: greatest }, wdth: width },
    // The other features are dropped: no text has fractions, superscript numbers, or marks that are separate from their
    // letters.
    keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'],
    // `STAT` names styles for programs that list installed fonts. The few hints (hinting instructions) must stay:
    // without them FreeType would round the widths of letters to whole pixels.
    dropTables: ['STAT'],
  });
}
