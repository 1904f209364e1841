import type { Config } from '../../../config/schema.ts';
import { joinPathname } from '../../rules/pathname.ts';
import type { Route, RouteKind } from '../../site/route.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { PageRecord } from '../render/page-record.ts';

/**
 * File names under which hosts look for error pages. The offline page has none: the service worker fetches it from its
 * own address.
 */
const errorFiles: Partial<Record<RouteKind, string>> = { 'not-found': '404.html', 'server-error': '500.html' };

/**
 * Copies of the error pages for hosts: the default locale's in the root, and `helios/de/404.html` beside
 * `helios/de/404/index.html`. Where the page itself is `helios/de/404.html`, it needs no copy.
 */
export function errorPages(
  { routes, config }: { readonly routes: readonly Route[]; readonly config: Pick<Config, 'site'> },
  records: readonly Pick<PageRecord, 'pathname' | 'page'>[],
): SiteFile[] {
  const pages = new Map(records.map(({ pathname, page }) => [pathname, page]));
  return routes.flatMap(({ kind, locale, pathname }) => {
    const page = pages.get(pathname);
    const name = errorFiles[kind];
    if (!page || name === undefined) return [];
    const own = joinPathname(config.site.pathPrefix, locale.urlCode, `/${name}`).slice(1);
    const paths = [own, ...(locale.isDefault ? [name] : [])].filter((path) => path !== page.path);
    return paths.map((path) => ({ ...page, path }));
  });
}
