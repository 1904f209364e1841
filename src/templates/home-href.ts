import { applyTrailingSlash, joinPathname } from '../rules/pathname.ts';
import type { PageContext } from './page-context.ts';

/** The home page of the locale a page is in. */
export function homeHref({ site, locale }: Pick<PageContext, 'site' | 'locale'>): string {
  return applyTrailingSlash(joinPathname(site.pathPrefix, locale.urlCode, '/'), site.trailingSlash);
}
