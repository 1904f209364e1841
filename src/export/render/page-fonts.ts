import type { StyleRule } from '../compile/stylesheet.ts';

/** The parts of the font. Each is a file that a page needs if its text has a character of that part. */
const fontSubsets = ['latin', 'latin-ext'] as const;
export type FontSubset = (typeof fontSubsets)[number];

/** All files and `@font-face` rules of the site's font. Each page selects those that it needs. */
export interface PageFonts {
  readonly parts: Readonly<Record<FontSubset, FontPart>>;
  /** For each part of the font, the `@font-face` rules of that part and of all parts before it. */
  readonly rules: Readonly<Record<FontSubset, readonly StyleRule[]>>;
}

/** One file of the font, and its characters in the syntax of `unicode-range`. */
export interface FontPart {
  readonly pathname: string;
  readonly range: string;
}

/** Creates a function that tells which parts of the font a text needs; `latin` is always one of them. */
export function createSubsetFinder(parts: PageFonts['parts']): (text: string) => readonly FontSubset[] {
  // A character in both parts is drawn from the basic part.
  const onlyExtended = new RegExp(`[[${characters(parts['latin-ext'])}]--[${characters(parts.latin)}]]`, 'v');
  return (text) => (onlyExtended.test(text) ? fontSubsets : ['latin']);
}

/** Converts `U+0152-0153,U+20AC` to the syntax of a character class in a regular expression. */
function characters({ range }: FontPart): string {
  return range
    .split(',')
    .map((part) => part.replace('U+', '').replace(/[0-9A-F]+/gi, '\\u{$&}'))
    .join('');
}
