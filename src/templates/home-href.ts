import { applyTrailingSlash, joinPathname } from '../rules/pathname.ts';
import type { PageContext } from './page-context.ts';

/** The address of the home page of a page's locale. */
export function homeHref({ site, locale }: Pick<PageContext, 'site' | 'locale'>): string {
  return applyTrailingSlash(joinPathname(site.pathPrefix, locale.urlCode, '/'), site.trailingSlash);
}
