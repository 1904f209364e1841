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
  // A character that both parts have comes with the basic one.
  const onlyExtended = new RegExp(`[[${characters(parts['latin-ext'])}]--[${characters(parts.latin)}]]`, 'v');
  return onlyExtended.test(text) ? ['latin', 'latin-ext'] : ['latin'];
}

/** `U+0152-0153,U+20AC` as a pattern's brackets hold it. */
function characters({ range }: FontPart): string {
  return range
    .split(',')
    .map((part) => part.replace('U+', '').replace(/[0-9A-F]+/gi, '\\u{$&}'))
    .join('');
}
