import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry, SearchIndex } from '../../rules/search-index.ts';

/** At most this many pages are shown for a query: more of them would only be scrolled past. */
export const maxFound = 12;

/** A term of at least this many letters may be a compound, whose parts are found too: `Firmenkarte` by `Karte`. */
const compoundLength = 8;
const partLength = 4;

/**
 * The sign with which a term begins that is the end of a longer word. It is no letter, and no punctuation at which a
 * query would be split.
 */
const endSign = '+';

/** A page that fits a query. */
export interface FoundPage {
  readonly page: SearchEntry;
  /** What the query found on it: words in lower case and without accents, or the ends of compounds after `endSign`. */
  readonly terms: readonly string[];
}

/**
 * Returns a function that finds the pages for a query, the best first, `maxFound` at most. Words may be misspelt, cut
 * off at the end, or without their accents. Pages with all words of the query are preferred to pages with some of them.
 * Pages that have a word of the query only as a part of longer words come after those with the word or its beginning. Jobs
 * come last: who types `receipt` looks for the product.
 */
export function createFinder({ pages }: Pick<SearchIndex, 'pages'>): (query: string) => FoundPage[] {
  const byHref = new Map(pages.map((page) => [page.href, page]));
  const finder = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'words', 'headings', 'description'],
    extractField: (page, field) => {
      const value = page[field as keyof Omit<SearchEntry, 'isJob' | 'section'>] ?? '';
      return typeof value === 'string' ? value : value.join('\n');
    },
    processTerm: (term) => termsOf(folded(term)),
    searchOptions: {
      processTerm: folded,
      prefix: true,
      fuzzy: typosOf,
      boost: { title: 4, words: 4, headings: 2 },
      // Pages outside of a section count twice: a visitor who types `receipts` looks for the product, before cases and
      // webinars about it.
      boostDocument: (href) => (byHref.get(href)?.section === undefined ? 2 : 1),
    },
  });
  finder.addAll(pages);
  return (query) => {
    const queries = wordsOf(query).map(asWordOrEnd);
    const withAll = finder.search({ combineWith: 'AND', queries });
    const found = withAll.length > 0 ? withAll : finder.search({ combineWith: 'OR', queries });
    const results = found.flatMap(({ id, terms }): FoundPage[] => {
      const page = byHref.get(id);
      return page ? [{ page, terms }] : [];
    });
    return results.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, maxFound);
  };
}

/** Pages of a lower rank come first. Those of the same rank stay in their order. */
function rankOf({ page, terms }: FoundPage): number {
  if (page.isJob) return 2;
  return terms.every((term) => term.startsWith(endSign)) ? 1 : 0;
}

/** Splits a text at the words that a query found: `[text, isFound]` for each piece, in order. Words are found whole. */
export function splitAtFound(text: string, terms: readonly string[]): readonly (readonly [string, boolean])[] {
  // The pieces at odd places are the words, because `split` keeps what a group matches.
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((piece, place) => [piece, place % 2 === 1 && terms.some((term) => isFoundBy(term, folded(piece)))] as const)
    .filter(([piece]) => piece !== '');
}

/** A word in lower case and without accents: `Überblick` is `uberblick`. */
function folded(term: string): string {
  return term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function isFoundBy(term: string, word: string): boolean {
  return term.startsWith(endSign) ? word.endsWith(term.slice(1)) : word === term;
}

/** The words of a query, without signs that stand alone. */
function wordsOf(query: string): string[] {
  const words: string[] = MiniSearch.getDefault('tokenize')(query);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * The query for a word, which may also be the end of a compound. Ends must be spelt right: an end with a misspelling
 * would be found almost anywhere.
 */
function asWordOrEnd(word: string): Query {
  return { combineWith: 'OR', queries: [word, { queries: [endSign + word], fuzzy: false }] };
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
