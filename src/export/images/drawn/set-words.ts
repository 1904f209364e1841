import type { DrawnWords } from '../../../site/drawn-picture.ts';
import { balanceLines, breakLines, cutLines, type Line, measureWords, partWords, widthOf } from './break-lines.ts';
import type { Outline, Typeface } from './typeface.ts';

/** The distance between two base lines, in parts of the letters' size. */
const leading = 1.16;

/** The height of capitals in parts of the letters' size. */
const capitals = 0.7;

/** Outlines a text as SVG, at the largest of its sizes at which all of it fits. */
export function setWords(words: DrawnWords, typeface: Typeface): string {
  const { size, lines } = chooseSize(words, typeface);
  const [largest = size] = words.sizes;
  // The upper edge of the text is the same at each size.
  const first = words.y - (largest - size) * capitals;
  const paths = lines.map((line, at) => linePaths(line, { words, size, y: first + at * size * leading, typeface }));
  return `<g fill="${words.colour}">${paths.join('')}</g>`;
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
  /** What is added between two letters, in parts of their size: large letters stand closer. */
  readonly between: number;
  /** How wide the letters are, in parts of their usual width. */
  readonly stretch: number;
}

function settingOf({ sizes: [largest = 0], stretch = 1 }: DrawnWords): Setting {
  return { between: largest > 40 ? -0.02 * stretch : 0, stretch };
}

/** The length of a part for letters of the size 1. */
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

function linePaths(line: Line, { words, size, y, typeface }: Placed): string {
  const setting = settingOf(words);
  const { between, stretch } = setting;
  let x = words.align === 'end' ? words.x - widthOf(line) * size : words.x;
  const paths: string[] = [];
  for (const part of line.flatMap(({ text }) => typeface.outline(text, words.weight))) {
    const scale = size / part.unitsPerEm;
    for (const [at, { x: left, path }] of part.glyphs.entries()) {
      const place = `translate(${round(x + left * scale * stretch + at * between * size)} ${round(y)})`;
      const turn = `scale(${round(scale * stretch)} ${round(-scale)})`;
      if (path !== '') paths.push(`<path transform="${place}${turn}" d="${path}"/>`);
    }
    x += lengthOf(part, setting) * size;
  }
  return paths.join('');
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
