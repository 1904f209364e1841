import LineBreaker from 'linebreak';

/** A part of a text after which a line may end. Lengths are for a font size of 1. */
export interface Word {
  readonly text: string;
  /** The length with the space at its end. */
  readonly advance: number;
  /** The length without the space at its end. */
  readonly visible: number;
}

export type Line = readonly Word[];

/** Measures a text without the space at its end, for a font size of 1. */
export type Measure = (text: string) => number;

/** Splits a text at the places where a line may end (UAX 14). */
export function measureWords(text: string, measure: Measure): Word[] {
  const plain = text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim();
  const breaker = new LineBreaker(plain);
  const words: Word[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push(measureWord(plain.slice(start, next.position), measure));
    start = next.position;
  }
  return words;
}

export function measureWord(text: string, measure: Measure): Word {
  return { text, advance: measure(text), visible: measure(text.trimEnd()) };
}

export function widthOf(line: Line): number {
  const last = line.at(-1);
  return line.slice(0, -1).reduce((sum, { advance }) => sum + advance, last?.visible ?? 0);
}

/** Fills one line after another. A word that is wider than a line gets a line of its own. */
export function breakLines(words: readonly Word[], width: number): Line[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/**
 * Balances the lengths of lines and keeps their number. It prefers to break a line at the end of a sentence.
 */
export function balanceLines(lines: readonly Line[], width: number): readonly Line[] {
  const words = lines.flat();
  const best = memoizeSplits((from, count): Split => {
    if (count === 1) return splitOf([words.slice(from)], 0, width);
    const ends = Array.from({ length: words.length - from - count + 1 }, (_, at) => from + at + 1);
    const splits = ends.map((end) => {
      const rest = best(end, count - 1);
      return splitOf([words.slice(from, end), ...rest.lines], rest.cost, width);
    });
    return splits.reduce((least, each) => (each.cost < least.cost ? each : least));
  });
  return best(0, lines.length).lines;
}

/** Words in lines, and how far the lines are from looking even. */
interface Split {
  readonly lines: readonly Line[];
  readonly cost: number;
}

/** A line before others, whose cost is known. A line that is too long costs more than any other fault. */
function splitOf(lines: readonly Line[], costOfOthers: number, width: number): Split {
  const [line = []] = lines;
  const air = 1 - widthOf(line) / width;
  const endsInside = line.slice(0, -1).filter(({ text }) => /[.!?…] $/.test(text)).length;
  return { lines, cost: costOfOthers + (air < 0 ? 1000 : air ** 2) + endsInside * 0.3 };
}

function memoizeSplits(split: (from: number, count: number) => Split): typeof split {
  const known = new Map<string, Split>();
  return (from, count) => {
    const key = `${from} ${count}`;
    const found = known.get(key) ?? split(from, count);
    known.set(key, found);
    return found;
  };
}

/** Splits words that are wider than a line, so that each part is as long as possible. */
export function partWords(words: readonly Word[], width: number, measure: Measure): Word[] {
  return words.flatMap((word) => (word.visible <= width ? [word] : partWord(word.text, width, measure)));
}

function partWord(text: string, width: number, measure: Measure): Word[] {
  const parts: string[] = [];
  for (const sign of text) {
    const last = parts.at(-1);
    if (last !== undefined && measure(last + sign.trimEnd()) <= width) parts[parts.length - 1] = last + sign;
    else parts.push(sign);
  }
  return parts.map((part) => measureWord(part, measure));
}

/** Returns at most `max` lines. If text is left out, the last line ends with an ellipsis. */
export function cutLines(lines: readonly Line[], max: number, width: number, measure: Measure): readonly Line[] {
  if (lines.length <= max) return lines;
  const rest = lines.slice(max - 1).flat();
  const signs = [...rest.map(({ text }) => text).join('')];
  let short = measureWord('…', measure);
  for (let count = 1; count <= signs.length; count += 1) {
    const next = measureWord(`${signs.slice(0, count).join('').trimEnd()}…`, measure);
    if (next.visible > width) break;
    short = next;
  }
  return [...lines.slice(0, max - 1), [short]];
}
