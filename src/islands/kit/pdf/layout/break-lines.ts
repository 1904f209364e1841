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

/** Widths are sums of fractions: a text that was measured to fit must not be broken because of a rounding error. */
const tolerance = 0.01;

function breakParagraph(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const put = (part: string) => {
    line += part;
    used += measure(part, style);
  };
  const end = () => {
    lines.push(line);
    line = '';
    used = 0;
  };
  const fits = (part: string) => used + measure(part.trimEnd(), style) <= width + tolerance;
  // Each word is measured once, so that a long text takes no longer than its words.
  for (const word of wordsOf(text)) {
    if (line !== '' && !fits(word)) end();
    const parts = fits(word) ? [word] : breakWord(word, fits);
    for (const part of parts.slice(0, -1)) {
      put(part);
      end();
    }
    put(parts.at(-1) ?? '');
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
  let signs = [...word];
  while (signs.length > 0) {
    const count = longestPart(signs, fits);
    parts.push(signs.slice(0, count).join(''));
    signs = signs.slice(count);
  }
  return parts;
}

/** No line of a paper has more signs than this: 714 pixels have room for 250 times `i`. */
const maxSigns = 300;

/**
 * The number of characters that fit on a line, at least one. It is found by binary search, because each attempt
 * measures a text.
 */
function longestPart(signs: readonly string[], fits: (part: string) => boolean): number {
  let [fitting, tooLong] = [1, Math.min(signs.length, maxSigns) + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(signs.slice(0, middle).join(''))) fitting = middle;
    else tooLong = middle;
  }
  return fitting;
}
