import { searchWays } from '../../../config/markets.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import { type SearchEntry, type SearchIndex, searchIndexPathname } from '../../rules/search-index.ts';
import { byText } from '../../site/by-text.ts';
import type { Locale } from '../../site/locale.ts';
import type { PageWords } from '../../site/page-words.ts';
import type { Route } from '../../site/route.ts';
import type { FileContent } from '../output/store-file.ts';
import type { PageRecord } from '../render/page-record.ts';

export interface SearchIndexInput {
  readonly routes: readonly Route[];
  readonly records: readonly Pick<PageRecord, 'pathname' | 'notes'>[];
  readonly locales: readonly Locale[];
  readonly site: { readonly pathPrefix: string; readonly trailingSlash: Parameters<typeof applyTrailingSlash>[1] };
}

/**
 * Plans the index of each locale for the site search. A locale with any page has an index, even if no page is
 * indexable.
 */
export function planSearchIndexes({ routes, records, locales, site }: SearchIndexInput): FileContent[] {
  const notes = new Map(records.map((record) => [record.pathname, record.notes]));
  return locales.flatMap(({ code, urlCode }): FileContent[] => {
    const own = routes.filter((route) => route.locale.code === code).sort(byText(({ pathname }) => pathname));
    if (own.length === 0) return [];
    const shells = new Set(own.map(({ pathname }) => notes.get(pathname)?.shellLinks ?? []));
    const labels = menuLabels([...shells].flat());
    const found = own.flatMap((route): { name: string; entry: SearchEntry }[] => {
      const words = route.isIndexable ? notes.get(route.pathname)?.words : undefined;
      return words ? [{ name: route.name, entry: entryOf(route, words, labels, site) }] : [];
    });
    const hrefs = new Map(found.map(({ name, entry }) => [name, entry.href]));
    const ways = searchWays.flatMap((name) => hrefs.get(name) ?? []);
    const content = formatIndex({ pages: found.map(({ entry }) => entry), ways });
    return [{ path: indexPath(urlCode, site), content, cache: 'revalidate' }];
  });
}

/** A page of which only the words for the site search have changed. */
export interface RewordedPage {
  readonly route: Route;
  readonly before: PageWords;
  readonly after: PageWords;
}

/**
 * Replaces the words of some pages in the bytes of the index of their locale. The index is neither decoded nor parsed: it
 * can have megabytes. Returns undefined if the earlier words of a page are not in it.
 */
export function patchSearchIndex(
  index: Uint8Array,
  pages: readonly RewordedPage[],
  site: SearchIndexInput['site'],
): Uint8Array | undefined {
  const bytes = Buffer.from(index.buffer, index.byteOffset, index.byteLength);
  const changes = pages
    .filter(({ route }) => route.isIndexable)
    .map(({ route, before, after }) => {
      const old = startOfEntry(route, before, site);
      const start = bytes.indexOf(old);
      return { start, end: start + old.length, changed: startOfEntry(route, after, site) };
    })
    .sort((a, b) => a.start - b.start);
  if (changes.some(({ start }) => start < 0)) return undefined;
  const starts = [...changes.map(({ start }) => start), bytes.length];
  const rest = changes.flatMap(({ end, changed }, at) => [changed, bytes.subarray(end, starts[at + 1])]);
  return Buffer.concat([bytes.subarray(0, starts[0]), ...rest]);
}

/**
 * The start of a page's entry, up to the end of its words. No other entry can contain it, because it begins with the
 * page's address and has quotation marks, which are escaped inside texts.
 */
function startOfEntry(route: Route, words: PageWords, site: SearchIndexInput['site']): Buffer {
  return Buffer.from(JSON.stringify({ href: hrefOf(route, site), ...words }).slice(0, -1));
}

/** The path of the index of a locale. */
export function indexPath(urlCode: string, { pathPrefix }: Pick<SearchIndexInput['site'], 'pathPrefix'>): string {
  return searchIndexPathname(pathPrefix, urlCode).slice(1);
}

/** The texts of links by their addresses. */
type Labels = ReadonlyMap<string, ReadonlySet<string>>;

/** By what names the menus of header and footer call pages. */
function menuLabels(links: PageRecord['notes']['shellLinks']): Labels {
  const labels = new Map<string, Set<string>>();
  for (const { href, text } of links) if (text !== '') labels.set(href, (labels.get(href) ?? new Set()).add(text));
  return labels;
}

function entryOf(route: Route, words: PageWords, labels: Labels, site: SearchIndexInput['site']): SearchEntry {
  const href = hrefOf(route, site);
  const own = [...(labels.get(href) ?? [])];
  return {
    href,
    ...words,
    ...(own.length > 0 && { labels: own }),
    ...(route.type === 'job' ? { isJob: true } : {}),
  };
}

function hrefOf({ pathname }: Route, { trailingSlash }: SearchIndexInput['site']): string {
  return applyTrailingSlash(pathname, trailingSlash);
}

function formatIndex(index: SearchIndex): string {
  return JSON.stringify(index);
}
