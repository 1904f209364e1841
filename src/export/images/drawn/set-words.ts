import type { DrawnWords } from '../../../site/drawn-picture.ts';
import {
  balanceLines,
  breakLines,
  cutLines,
  type Line,
  measureWords,
  partWords,
  type Word,
  widthOf,
} from './break-lines.ts';
import type { Glyph, Outline, Typeface } from './typeface.ts';

/** The distance between two base lines, as a multiple of the font size. */
const leading = 1.16;

/** The height of capitals, as a multiple of the font size. */
const capitals = 0.7;

/** A glyph at its place in a picture. Lengths are pixels. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly x: number;
  /** The position of the base line. It is a whole number, so that the lower edges of all letters are sharp. */
  readonly y: number;
  /** Pixels for each unit of the font. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Places the glyphs of a text, at the largest of its sizes at which all of it fits. */
export function setWords(words: DrawnWords, typeface: Typeface): readonly PlacedGlyph[] {
  const { size, lines } = chooseSize(words, typeface);
  const [largest = size] = words.sizes;
  // The upper edge of the text is the same at each size.
  const first = words.y - (largest - size) * capitals;
  return lines.flatMap((line, at) =>
    placeLine(line, { words, size, y: Math.round(first + at * size * leading), typeface }),
  );
}

function chooseSize(words: DrawnWords, typeface: Typeface): { size: number; lines: readonly Line[] } {
  const { text, weight, sizes, height } = words;
  const setting = settingOf(words);
  const measure = (part: string) =>
    typeface.outline(part, weight).reduce((sum, each) => sum + lengthOf(each, setting), 0);
  const all = measureWords(text, measure);
  for (const size of sizes) {
    const width = words.width / size;
    const lines = breakLines(all, width);
    if (lines.length <= maxLines(height, size) && lines.every((line) => widthOf(line) <= width)) {
      return { size, lines: balanceLines(lines, width) };
    }
  }
  const size = sizes.at(-1) ?? 0;
  const width = words.width / size;
  const lines = breakLines(partWords(all, width, measure), width);
  return { size, lines: cutLines(lines, maxLines(height, size), width, measure) };
}

function maxLines(height: number, size: number): number {
  return 1 + Math.max(0, Math.floor((height - size) / (size * leading)));
}

interface Setting {
  /** The letter spacing, as a multiple of the font size. It is negative for large letters. */
  readonly between: number;
  /** The width of the letters, as a multiple of their usual width. */
  readonly stretch: number;
}

function settingOf({ sizes: [largest = 0], stretch = 1 }: DrawnWords): Setting {
  return { between: largest > 40 ? -0.02 * stretch : 0, stretch };
}

/** The length of a part for a font size of 1. */
function lengthOf({ advance, unitsPerEm, glyphs }: Outline, { between, stretch }: Setting): number {
  return (advance / unitsPerEm) * stretch + glyphs.length * between;
}

interface Placed {
  readonly words: DrawnWords;
  readonly size: number;
  /** The base line. */
  readonly y: number;
  readonly typeface: Typeface;
}

/** A soft hyphen is a hyphen at the end of a line, and nothing inside of one. */
function shownOf(word: Word, line: Line): string {
  return word.text.replace(/\u00ad$/, word === line.at(-1) ? '-' : '');
}

function placeLine(line: Line, { words, size, y, typeface }: Placed): PlacedGlyph[] {
  const setting = settingOf(words);
  const { between, stretch } = setting;
  let start = words.align === 'end' ? words.x - widthOf(line) * size : words.x;
  const placed: PlacedGlyph[] = [];
  for (const part of line.flatMap((word) => typeface.outline(shownOf(word, line), words.weight))) {
    const scale = size / part.unitsPerEm;
    for (const [at, { x, glyph }] of part.glyphs.entries()) {
      if (glyph.path === '') continue;
      const left = start + x * scale * stretch + at * between * size;
      placed.push({ glyph, x: left, y, scaleX: scale * stretch, scaleY: scale });
    }
    start += lengthOf(part, setting) * size;
  }
  return placed;
}
