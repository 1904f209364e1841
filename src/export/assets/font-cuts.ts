import { displayWidth } from '../../../config/tokens.ts';
import type { FontFace } from '../../templates/styles/font-faces.ts';
import type { FontSubset } from '../render/page-fonts.ts';

/** The values of Archivo's axes that a face has. */
export interface FontAxes {
  /** One weight, or the least and the greatest of a face that has all weights between them. */
  readonly weights: readonly [number] | readonly [least: number, greatest: number];
  /** The width of the letters in per cent. */
  readonly width: number;
}

/**
 * The faces that `npm run fonts` cuts from the variable font. A text in another weight or width has the nearest one.
 */
export const faceAxes: Readonly<Record<FontFace, FontAxes>> = {
  text: { weights: [400, 600], width: 100 },
  display: { weights: [600], width: Number.parseInt(displayWidth, 10) },
};

/**
 * The characters of the parts in the syntax of `unicode-range`: the letters and signs of western languages, and the
 * further letters of other European languages. Signs that no text of the site has are left out, since every visitor
 * would load them.
 */
export const subsetRanges: Readonly<Record<FontSubset, string>> = {
  latin:
    'U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+A0-A3,U+A7,U+A9-AB,U+AD,U+B0-B2,U+B7,U+BA-BB,U+BF-FF,' +
    'U+152-153,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E',
};

/** Signs of texts that no heading, name or large figure has. There, the fallback font shows them. */
const onlyInTexts = '=_|¢©ª²÷';

/** The characters that a face has in a part of the font. */
export function charactersOf(face: FontFace, subset: FontSubset): string {
  const points = subsetRanges[subset].split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.replace('U+', '').split('-').map(parseHex);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const characters = points.map((point) => String.fromCodePoint(point));
  return characters.filter((character) => face === 'text' || !onlyInTexts.includes(character)).join('');
}

function parseHex(digits: string): number {
  return Number.parseInt(digits, 16);
}

/** The file of a cut font, in the folder `fonts` beside this file. */
export function cutFile(face: FontFace, subset: FontSubset): URL {
  return new URL(`fonts/archivo-${face}-${subset}.woff2`, import.meta.url);
}
