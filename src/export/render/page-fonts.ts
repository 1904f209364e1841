import { type FontFace, fontFaces } from '../../templates/styles/font-faces.ts';
import type { StyleRule } from '../compile/stylesheet.ts';

/** The parts of the font. A page needs the files of a part if its text has a character of that part. */
const fontSubsets = ['latin', 'latin-ext'] as const;
export type FontSubset = (typeof fontSubsets)[number];

/** All files and `@font-face` rules of the site's font. Each page selects those that it needs. */
export interface PageFonts {
  readonly parts: Readonly<Record<FontSubset, FontPart>>;
  /** For each part of the font, the `@font-face` rules of that part and of all parts before it. */
  readonly rules: Readonly<Record<FontSubset, readonly StyleRule[]>>;
}

/** A part of the font: the pathname of each face's file, and the part's characters in the syntax of `unicode-range`. */
export interface FontPart {
  readonly faces: Readonly<Record<FontFace, string>>;
  readonly range: string;
}

/**
 * Returns the pathnames of the font's files that the first paint of a page needs. They depend on the parts of the font
 * that its text needs.
 */
export function firstFonts(subsets: readonly FontSubset[], parts: PageFonts['parts']): string[] {
  return subsets.flatMap((subset) => fontFaces.map((face) => parts[subset].faces[face]));
}

/** Creates a function that tells which parts of the font some markup needs; `latin` is always one of them. */
export function createSubsetFinder(parts: PageFonts['parts']): (markup: string) => readonly FontSubset[] {
  // A character that both parts of the font have is taken from `latin`.
  const onlyExtended = new RegExp(`[[${characters(parts['latin-ext'])}]--[${characters(parts.latin)}]]`, 'v');
  // Few pages have such a character, and most of those have it in a word that visitors see.
  return (markup) => (onlyExtended.test(markup) && onlyExtended.test(withoutOptions(markup)) ? fontSubsets : ['latin']);
}

/**
 * Removes the texts of `option` elements from markup, also where the JSON of an island's props repeats them. Visitors
 * see these texts only when they open the list, and the "ł" of "złoty" in a list of currencies would make a German page
 * load a part of the font that none of its other words needs.
 */
function withoutOptions(markup: string): string {
  const texts = new Set(Array.from(markup.matchAll(/<option[^>]*>([^<]+)</g), ([, text]) => text));
  return texts.size === 0 ? markup : markup.replace(/[^<>"]+/g, (text) => (texts.has(text) ? '' : text));
}

/** Converts `U+0152-0153,U+20AC` to the syntax of a character class in a regular expression. */
function characters({ range }: FontPart): string {
  return range
    .split(',')
    .map((part) => part.replace('U+', '').replace(/[0-9A-F]+/gi, '\\u{$&}'))
    .join('');
}
