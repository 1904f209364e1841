import type { StyleRule } from '../compile/stylesheet.ts';

/** The parts the font is split into: each is a file that a page needs if it has a character of it. */
const fontSubsets = ['latin', 'latin-ext'] as const;
export type FontSubset = (typeof fontSubsets)[number];

/** The font as pages take it. */
export interface PageFonts {
  readonly parts: Readonly<Record<FontSubset, FontPart>>;
  /** The `@font-face` rules of all parts up to this one. */
  readonly rules: Readonly<Record<FontSubset, readonly StyleRule[]>>;
}

/** One file of the font and the characters it draws, as `unicode-range` wants them. */
export interface FontPart {
  readonly pathname: string;
  readonly range: string;
}

/** What a page needs of the font: which files to preload, and their rules. */
export function fontsFor(text: string, { parts, rules }: PageFonts) {
  const subsets = fontSubsetsFor(text, parts);
  return { preloads: subsets.map((subset) => parts[subset].pathname), rules: rules[subsets.at(-1) ?? 'latin'] };
}

/** The parts a text needs: those are worth a rule and a preload. `latin` always is. */
export function fontSubsetsFor(text: string, parts: PageFonts['parts']): FontSubset[] {
  const [latin, extended] = [parseRange(parts.latin.range), parseRange(parts['latin-ext'].range)];
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    if (!isIn(latin, code) && isIn(extended, code)) return ['latin', 'latin-ext'];
  }
  return ['latin'];
}

type Range = readonly [first: number, last: number];

/** `U+0000-00FF,U+0131` to numbers. */
function parseRange(range: string): Range[] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function isIn(ranges: readonly Range[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}
