import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry, SearchIndex } from '../../rules/search-index.ts';

/** At most this many pages are shown for a query: more of them would only be scrolled past. */
export const maxFound = 12;

/** A single letter is the beginning of words on every page: it finds nothing. */
export const leastLetters = 2;

/** A term of at least this many letters may be a compound, whose parts are found too: `Firmenkarte` by `Karte`. */
const compoundLength = 8;
const partLength = 4;

/**
 * The sign with which a term begins that is the end of a longer word. It is no letter, and no punctuation at which a
 * query would be split.
 */
const endSign = '+';

/** What the end of a compound counts for, beside a word of its own. */
const endWeight = 0.03;

/** A page that fits a query. */
export interface FoundPage {
  readonly page: SearchEntry;
  /** What the query found on it: words in lower case and without accents, or the ends of compounds after `endSign`. */
  readonly terms: readonly string[];
}

/** The pages for a query. */
export interface Findings {
  readonly pages: readonly FoundPage[];
  /** How many pages fit, of which `pages` are the best. */
  readonly total: number;
  /** The query as it was understood, if no page has its words as they are spelt: `receipts` for `reciepts`. */
  readonly corrected?: string;
}

/**
 * Returns a function that finds the pages for a query, the best first, `maxFound` at most. Words may be cut off at the end,
 * or without their accents. Only if no page has the words are they understood as the nearest words that pages have. Pages
 * with all words of the query are preferred to pages with some of them. Pages that have a word of the query only as a part
 * of longer words come after those with the word or its beginning. Jobs come last: who types `receipt` looks for the product.
 */
export function createFinder({ pages }: Pick<SearchIndex, 'pages'>): (query: string) => Findings {
  const byHref = new Map(pages.map((page) => [page.href, page]));
  const finder = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'name', 'labels', 'words', 'headings', 'description'],
    extractField: (page, field) => {
      const value = page[field as keyof Omit<SearchEntry, 'isJob' | 'section'>] ?? '';
      return typeof value === 'string' ? value : value.join('\n');
    },
    processTerm: (term) => termsOf(folded(term)),
    searchOptions: {
      processTerm: folded,
      prefix: true,
      boost: { title: 4, name: 8, labels: 8, words: 4, headings: 2 },
      // `Reisekostenabrechnung` ends with `Rechnung` and is about something else.
      boostTerm: (term) => (term.startsWith(endSign) ? endWeight : 1),
      // Pages outside of a section count twice: a visitor who types `receipts` looks for the product, before cases and
      // webinars about it.
      boostDocument: (href) => (byHref.get(href)?.section === undefined ? 2 : 1),
    },
  });
  finder.addAll(pages);
  const search = (words: readonly string[], combineWith: 'AND' | 'OR') =>
    finder.search({ combineWith, queries: words.map(asWordOrEnd) });
  return (query) => {
    const words = wordsOf(query);
    const nearest = words.map((word) => (search([word], 'OR').length > 0 ? word : (nearestTerm(word, finder) ?? word)));
    const isCorrected = nearest.some((word, place) => word !== words[place]);
    const withAll = search(nearest, 'AND');
    const found = withAll.length > 0 ? withAll : search(nearest, 'OR');
    const results = found.flatMap(({ id, terms }): FoundPage[] => {
      const page = byHref.get(id);
      return page ? [{ page, terms }] : [];
    });
    const best = results.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, maxFound);
    const { length: total } = results;
    return {
      pages: best,
      total,
      ...(isCorrected && { corrected: nearest.map((word) => asWritten(word, best)).join(' ') }),
    };
  };
}

/** Pages of a lower rank come first. Those of the same rank stay in their order. */
function rankOf({ page, terms }: FoundPage): number {
  if (page.isJob) return 2;
  return terms.every((term) => term.startsWith(endSign)) ? 1 : 0;
}

/**
 * The word of pages that a misspelt one probably means: the one with the fewest wrong letters, and of those the one on most
 * pages. The ends of compounds are no words of their own.
 */
function nearestTerm(word: string, finder: MiniSearch<SearchEntry>): string | undefined {
  const typos = typosOf(word);
  if (typos === 0) return undefined;
  const pagesWith = new Map<string, number>();
  for (const { terms } of finder.search(word, { prefix: false, fuzzy: typos })) {
    for (const term of terms) if (!term.startsWith(endSign)) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  }
  const [nearest] = [...pagesWith]
    .map(([term, count]) => ({ term, count, wrong: wrongLetters(folded(word), term) }))
    .sort((one, other) => one.wrong - other.wrong || other.count - one.count);
  return nearest?.term;
}

/**
 * How many letters of a word are wrong, missing, too many or, two at a time, in each other's place: the optimal string
 * alignment distance. `reciept` is one step from `receipt`, as it is from `recipe` only in two.
 */
function wrongLetters(word: string, term: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: term.length + 1 }, (_, place) => place);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let column = 1; column <= term.length; column++) {
      const isSame = word[row - 1] === term[column - 1];
      const isSwapped = word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last.at(-1) ?? 0;
}

/** A term as the pages write it, with its capitals and accents. */
function asWritten(term: string, found: readonly FoundPage[]): string {
  const texts = found.flatMap(({ page: { title, name = '', labels = [], words = '', headings, description } }) => [
    title,
    name,
    ...labels,
    words,
    ...headings,
    description,
  ]);
  return (
    texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).find((word) => folded(word) === term) ?? term
  );
}

/** Splits a text at the words that a query found: `[text, isFound]` for each piece, in order. Words are found whole. */
export function splitAtFound(text: string, terms: readonly string[]): readonly (readonly [string, boolean])[] {
  // The pieces at odd places are the words, because `split` keeps what a group matches.
  return text
    .split(/([\p{L}\p{M}\p{N}\u00ad]+)/u)
    .map((piece, place) => [piece, place % 2 === 1 && terms.some((term) => isFoundBy(term, folded(piece)))] as const)
    .filter(([piece]) => piece !== '');
}

/** A word in lower case, without accents and soft hyphens: `Überblick` is `uberblick`. */
function folded(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '');
}

function isFoundBy(term: string, word: string): boolean {
  return term.startsWith(endSign) ? word.endsWith(term.slice(1)) : word === term;
}

/** The words of a query, without letters and signs that stand alone. */
function wordsOf(query: string): string[] {
  const words: string[] = MiniSearch.getDefault('tokenize')(query);
  return words.filter((word) => word.length >= leastLetters && /[\p{L}\p{N}]/u.test(word));
}

/** The query for a word, which may also be the end of a compound. */
function asWordOrEnd(word: string): Query {
  return { combineWith: 'OR', queries: [word, endSign + word] };
}

/** The number of letters of a word that may be wrong. Short words have too many neighbours: `card` and `care` differ in one. */
function typosOf(word: string): number {
  if (word.length > 6) return 2;
  return word.length > 4 ? 1 : 0;
}

/**
 * The terms under which a word is indexed: the word itself and, if it is long, its ends. A part in the middle of the
 * word is then found as the beginning of one of the ends.
 */
function termsOf(word: string): string[] {
  if (word.length < compoundLength) return [word];
  const ends = Array.from({ length: word.length - partLength }, (_, cut) => endSign + word.slice(cut + 1));
  return [word, ...ends];
}
