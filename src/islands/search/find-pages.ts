import MiniSearch from 'minisearch';
import type { SearchEntry, SearchIndex } from '../../rules/search-index.ts';

/** At most this many pages are shown for a query: more of them would only be scrolled past. */
export const maxFound = 12;

/** A term of at least this many letters may be a compound, whose parts are found too: `Firmenkarte` by `Karte`. */
const compoundLength = 8;
const partLength = 4;

/**
 * Returns a function that finds the pages for a query, the best first, `maxFound` at most. Words may be misspelt, cut
 * off at the end, or without their accents. Pages with all words of the query are preferred to pages with some of them.
 * Jobs come last: who types `receipt` looks for the product.
 */
export function createFinder({ pages }: Pick<SearchIndex, 'pages'>): (query: string) => SearchEntry[] {
  const finder = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'headings', 'description'],
    extractField: (page, field) => {
      const value = page[field as keyof Omit<SearchEntry, 'isJob'>];
      return typeof value === 'string' ? value : value.join('\n');
    },
    processTerm: (term) => termsOf(folded(term)),
    searchOptions: {
      processTerm: folded,
      prefix: true,
      // Short words have too many neighbours: `card` and `care` differ in one letter.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, headings: 2 },
    },
  });
  finder.addAll(pages);
  const byHref = new Map(pages.map((page) => [page.href, page]));
  return (query) => {
    const withAll = finder.search(query, { combineWith: 'AND' });
    const found = withAll.length > 0 ? withAll : finder.search(query);
    const entries = found.flatMap(({ id }) => byHref.get(id) ?? []);
    return [...entries.filter(({ isJob }) => !isJob), ...entries.filter(({ isJob }) => isJob)].slice(0, maxFound);
  };
}

/** A word in lower case and without accents: `Überblick` is `uberblick`. */
function folded(term: string): string {
  return term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word, and the ends of a long one, by which a part in its middle is found as a prefix. */
function termsOf(word: string): string[] {
  if (word.length < compoundLength) return [word];
  const ends = Array.from({ length: word.length - partLength }, (_, cut) => word.slice(cut + 1));
  return [word, ...ends];
}
