import type { SearchEntry } from '../rules/search-index.ts';
import type { PageFacts } from './page-facts.ts';

/** The words that say what a page is about. */
export type PageWords = Pick<SearchEntry, 'title' | 'description' | 'headings'>;

/** The words of a rendered page. `siteName`: the name that ends the titles of all pages, ` | Helios`. */
export function pageWords({ titles, description, headings, subheadings }: PageFacts, siteName: string): PageWords {
  const [whole = ''] = titles;
  const suffix = ` | ${siteName}`;
  const title = whole.endsWith(suffix) ? whole.slice(0, -suffix.length) : whole;
  return { title, description: description ?? '', headings: [...headings, ...subheadings] };
}
