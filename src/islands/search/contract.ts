import type { IslandContract } from '../island-contract.ts';

export interface SearchProps {
  /** Pathname of the locale's search index: `src/rules/search-index.ts`. */
  readonly index: string;
  /** The label of the field. */
  readonly label: string;
  /** Shown before the visitor has typed anything. */
  readonly hint: string;
  /** The number of pages found: `{count, plural, one {# page} other {# pages}}`. Of many, it is `12 / 61 pages`. */
  readonly countText: string;
  /** Shown before the number of pages if the query was misspelt: `Showing results for “{query}”.` */
  readonly correctedText: string;
  /** Shown above pages to begin with if no page was found: `Nothing found for “{query}”. Begin here:` */
  readonly noneText: string;
  /** Shown if the index can't be loaded. */
  readonly failedText: string;
  readonly htmlLang: string;
  /** True in a popover, whose field has the focus when it opens. The field of a page must not take it. */
  readonly hasFocus: boolean;
}

/** The site search: a field, and the pages that fit what is typed. Its code and its index load when a visitor reaches for it. */
export const search: IslandContract<'search', SearchProps> = { name: 'search', load: 'interaction' };

/** The search in a panel that nobody sees before the header's button opens it. */
export const searchInPanel: typeof search = { ...search, isDeferred: true };
