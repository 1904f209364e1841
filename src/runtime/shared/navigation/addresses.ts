import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { RuntimeSite } from '../../../rules/runtime-site.ts';

/** `/helios/en` of any page below it: the home of its locale. */
export function localeRoot(pathname: string, pathPrefix: string): string {
  const [, urlCode = ''] = pathname.slice(pathPrefix.length).split('/');
  return `${pathPrefix}/${urlCode}`;
}

/**
 * Is this an address that the page at `from` may be changed for without a reload? Not another origin or locale, not a
 * file, not what configuration keeps as plain anchors (SPEC section 2).
 */
export function isWithinReach(to: URL, from: URL, site: Pick<RuntimeSite, 'pathPrefix' | 'plainAnchors'>): boolean {
  const { pathPrefix, plainAnchors } = site;
  const home = localeRoot(from.pathname, pathPrefix);
  const pathname = stripTrailingSlash(to.pathname);
  // With two slashes in a row it is no page of ours, though without one of them it might be.
  if (
    to.origin !== from.origin ||
    to.pathname.includes('//') ||
    !(pathname === home || pathname.startsWith(`${home}/`))
  )
    return false;
  return !/\.\w+$/.test(pathname) && !new RegExp(plainAnchors).test(pathname);
}

/** Where an address of the redirect list leads, its query and fragment kept; undefined if it is not of the list. */
export function redirected(from: URL, redirects: RuntimeSite['redirects']): URL | undefined {
  const pathname = stripTrailingSlash(from.pathname);
  // Put behind a slash, what begins with one would be another host.
  if (pathname.includes('//')) return undefined;
  for (const rule of redirects) {
    const start = rule.from.endsWith('*') ? rule.from.slice(0, -1) : undefined;
    if (start === undefined ? pathname !== stripTrailingSlash(rule.from) : !pathname.startsWith(start)) continue;
    const to = new URL(
      rule.to.replace(':splat', () => pathname.slice(start?.length)),
      from,
    );
    to.search ||= from.search;
    to.hash ||= from.hash;
    return to;
  }
  return undefined;
}

/** The wildcard page that answers a pathname, the deepest if several do; `matchPaths` as in `app-data.json`. */
export function wildcardFor(pathname: string, matchPaths: readonly string[]): string | undefined {
  return matchPaths
    .map((pattern) => pattern.slice(0, -'/*'.length))
    .filter((path) => pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}
