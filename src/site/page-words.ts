import type { SearchEntry } from '../rules/search-index.ts';
import type { PageFacts } from './page-facts.ts';

/** The words that say what a page is about. */
export type PageWords = Pick<SearchEntry, 'title' | 'name' | 'description' | 'headings' | 'words' | 'section'>;

/** The words of a rendered page. `siteName`: the name that ends the titles of all pages, ` | Helios`. */
export function pageWords(facts: PageFacts, siteName: string): PageWords {
  const [whole = ''] = facts.titles;
  const suffix = ` | ${siteName}`;
  const title = whole.endsWith(suffix) ? whole.slice(0, -suffix.length) : whole;
  const crumbs = facts.structuredData.map(crumbsOf).find((names) => names.length > 0) ?? [];
  const name = crumbs.at(-1);
  // The first of all breadcrumbs is the home page.
  const section = crumbs.length > 2 ? crumbs.at(-2) : undefined;
  return {
    title,
    ...(name !== undefined && name !== title && { name }),
    description: facts.description ?? '',
    headings: [...facts.headings, ...facts.subheadings],
    ...(facts.searchWords !== undefined && { words: facts.searchWords }),
    ...(section !== undefined && { section }),
  };
}

/** The parts of a page's structured data that name its breadcrumbs: https://schema.org/BreadcrumbList */
interface StructuredData {
  readonly '@graph'?: readonly { readonly '@type'?: unknown; readonly itemListElement?: readonly Step[] }[];
}

interface Step {
  readonly name?: unknown;
}

/** The names in the breadcrumbs of a page, the page's own last. */
function crumbsOf(structuredData: string): readonly string[] {
  const { '@graph': graph } = JSON.parse(structuredData) as StructuredData;
  const steps = graph?.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return steps.flatMap(({ name }) => (typeof name === 'string' ? name : []));
}
