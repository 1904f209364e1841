/** Gatsby 4's three policies: `legacy` leaves a pathname as it is. */
export const trailingSlashPolicies = ['never', 'always', 'legacy'] as const;
export type TrailingSlash = (typeof trailingSlashPolicies)[number];

/** These name a file, and a file never gets a trailing slash (SPEC section 2). */
const fileExtension = /\.(?:html|xml|pdf)$/i;

/** Applies the site's policy to the pathname of a URL reference; query and hash are kept as they are. */
export function applyTrailingSlash(reference: string, policy: TrailingSlash): string {
  const { pathname, suffix } = splitPathname(reference);
  return slashed(pathname, policy) + suffix;
}

function slashed(pathname: string, policy: TrailingSlash): string {
  if (pathname === '/' || pathname === '' || policy === 'legacy') return pathname;
  const bare = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return policy === 'always' && !fileExtension.test(bare) ? `${bare}/` : bare;
}

/** Splits a URL reference into its pathname and everything from the first `?` or `#` on. */
export function splitPathname(reference: string): { pathname: string; suffix: string } {
  const end = reference.search(/[?#]/);
  return end === -1
    ? { pathname: reference, suffix: '' }
    : { pathname: reference.slice(0, end), suffix: reference.slice(end) };
}

/** `/helios`, `en`, `/pricing` to `/helios/en/pricing`; the path of a home page is `/`. */
export function joinPathname(pathPrefix: string, urlCode: string, path: string): string {
  return `${pathPrefix}/${urlCode}${path === '/' ? '' : path}`;
}

/** The path under which a page is looked up, whatever slash its address was written with. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** Where the data of a page stands: `/helios/page-data/en/pricing/page-data.json`; `index` for the root. */
export function pageDataPathname(pathPrefix: string, pathname: string): string {
  const inner = stripTrailingSlash(pathname).slice(pathPrefix.length).replace(/^\//, '');
  return `${pathPrefix}/page-data/${inner === '' ? 'index' : inner}/page-data.json`;
}

/** One safe path segment: lower case, digits, `-`, `_` and inner dots. Nothing that could leave its folder. */
const safeSegment = /^[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_-])?$/;

export function isSafeSegment(segment: string): boolean {
  return segment.length <= 120 && safeSegment.test(segment) && !segment.includes('..');
}
