import type { SearchEntry } from '../rules/search-index.ts';
import type { PageFacts } from './page-facts.ts';

/** The words that say what a page is about. */
export type PageWords = Pick<SearchEntry, 'title' | 'description' | 'headings' | 'words' | 'section'>;

/** The words of a rendered page. `siteName`: the name that ends the titles of all pages, ` | Helios`. */
export function pageWords(facts: PageFacts, siteName: string): PageWords {
  const [whole = ''] = facts.titles;
  const suffix = ` | ${siteName}`;
  const title = whole.endsWith(suffix) ? whole.slice(0, -suffix.length) : whole;
  const section = facts.structuredData.map(sectionOf).find((name) => name !== undefined);
  return {
    title,
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

/**
 * The name of the page above this one in the breadcrumbs: the step before the last. Undefined if that is the home page,
 * which is the first step of all breadcrumbs.
 */
function sectionOf(structuredData: string): string | undefined {
  const { '@graph': graph } = JSON.parse(structuredData) as StructuredData;
  const steps = graph?.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const name = steps.length > 2 ? steps.at(-2)?.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
