import { searchWays } from '../../../config/markets.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import { type SearchEntry, type SearchIndex, searchIndexPathname } from '../../rules/search-index.ts';
import { byText } from '../../site/by-text.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import type { FileContent } from '../output/store-file.ts';
import type { PageRecord } from '../render/page-record.ts';

export interface SearchIndexInput {
  readonly routes: readonly Route[];
  readonly records: readonly Pick<PageRecord, 'pathname' | 'notes'>[];
  readonly locales: readonly Locale[];
  readonly site: { readonly pathPrefix: string; readonly trailingSlash: Parameters<typeof applyTrailingSlash>[1] };
}

/** Plans the index of each locale for the site search. A locale has one if it has a page, even if none is indexable. */
export function planSearchIndexes({ routes, records, locales, site }: SearchIndexInput): FileContent[] {
  const notes = new Map(records.map((record) => [record.pathname, record.notes]));
  return locales.flatMap(({ code, urlCode }): FileContent[] => {
    const own = routes.filter((route) => route.locale.code === code).sort(byText(({ pathname }) => pathname));
    if (own.length === 0) return [];
    const found = own.flatMap((route): { name: string; entry: SearchEntry }[] => {
      const words = route.isIndexable ? notes.get(route.pathname)?.words : undefined;
      if (!words) return [];
      const href = applyTrailingSlash(route.pathname, site.trailingSlash);
      return [{ name: route.name, entry: { href, ...words, ...(route.type === 'job' ? { isJob: true } : {}) } }];
    });
    const hrefs = new Map(found.map(({ name, entry }) => [name, entry.href]));
    const ways = searchWays.flatMap((name) => hrefs.get(name) ?? []);
    const content = JSON.stringify({ pages: found.map(({ entry }) => entry), ways } satisfies SearchIndex);
    return [{ path: searchIndexPathname(site.pathPrefix, urlCode).slice(1), content, cache: 'revalidate' }];
  });
}
