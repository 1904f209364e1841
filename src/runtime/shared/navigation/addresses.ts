import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { RuntimeSite } from '../../../rules/runtime-site.ts';

/** The pathname of a page's locale: `/helios/en` for `/helios/en/pricing`. */
export function localeRoot(pathname: string, pathPrefix: string): string {
  const [, urlCode = ''] = pathname.slice(pathPrefix.length).split('/');
  return `${pathPrefix}/${urlCode}`;
}

/**
 * True if a script may change from the page at `from` to the page at `to` without a reload: same origin, same locale,
 * no file, and no match of the plain-anchor patterns (docs/contract.md, section 2.2).
 */
export function isWithinReach(to: URL, from: URL, site: Pick<RuntimeSite, 'pathPrefix' | 'plainAnchors'>): boolean {
  const { pathPrefix, plainAnchors } = site;
  const home = localeRoot(from.pathname, pathPrefix);
  const pathname = stripTrailingSlash(to.pathname);
  // No pathname of the site contains two slashes in a row. The original pathname is tested, because
  // `stripTrailingSlash` could turn it into one of the site.
  if (
    to.origin !== from.origin ||
    to.pathname.includes('//') ||
    !(pathname === home || pathname.startsWith(`${home}/`))
  )
    return false;
  return !/\.\w+$/.test(pathname) && !new RegExp(plainAnchors).test(pathname);
}

/** Pathname of the wildcard page that answers a pathname, the deepest if several match. `matchPaths`: see `AppData`. */
export function wildcardFor(pathname: string, matchPaths: readonly string[]): string | undefined {
  return matchPaths
    .map((pattern) => pattern.slice(0, -'/*'.length))
    .filter((path) => pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}
