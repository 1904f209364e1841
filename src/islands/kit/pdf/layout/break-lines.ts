import LineBreaker from 'linebreak';
import type { TextStyle } from '../styles.ts';
import type { Measure } from './measure.ts';

/**
 * Breaks a text into lines that are at most `width` wide: at its own line ends, where Unicode allows a break (UAX 14), and
 * within a word only if the word alone is too wide. An empty text has no lines.
 */
export function breakLines(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  if (text === '') return [];
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, style, width, measure));
}

/** The width of the widest part of a text that a line can't break. */
export function widestWord(text: string, style: TextStyle, measure: Measure): number {
  return Math.max(0, ...wordsOf(text).map((word) => measure(word.trimEnd(), style)));
}

/** The width of a text whose lines end only where the text says so. */
export function naturalWidth(text: string, style: TextStyle, measure: Measure): number {
  return Math.max(0, ...text.split('\n').map((line) => measure(line, style)));
}

/** Widths are sums of fractions: what was measured to fit must not be broken by the last of their digits. */
const tolerance = 0.01;

function breakParagraph(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  const fits = (line: string) => measure(line.trimEnd(), style) <= width + tolerance;
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text)) {
    if (fits(line + word)) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = fits(word) ? [word] : breakWord(word, fits);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line].map((each) => each.trimEnd());
}

function wordsOf(text: string): string[] {
  const breaker = new LineBreaker(text);
  const words: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push(text.slice(start, next.position));
    start = next.position;
  }
  return words;
}

/** Cuts a word into parts that fit, each as long as possible and at least one sign long. */
function breakWord(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
