/** The trailing-slash policies of Gatsby 4. `legacy` leaves a pathname unchanged. */
export const trailingSlashPolicies = ['never', 'always', 'legacy'] as const;
export type TrailingSlash = (typeof trailingSlashPolicies)[number];

/** The extensions of files, which never get a trailing slash (docs/contract.md, section 2.2). */
const fileExtension = /\.(?:html|xml|pdf)$/i;

/** Applies a trailing-slash policy to the pathname of a URL reference. Query and fragment stay unchanged. */
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

/**
 * Joins the parts of a page's pathname: `/helios`, `en` and `/pricing` to `/helios/en/pricing`. The path of a home page
 * is `/`.
 */
export function joinPathname(pathPrefix: string, urlCode: string, path: string): string {
  return `${pathPrefix}/${urlCode}${path === '/' ? '' : path}`;
}

/**
 * Removes the trailing slash of a pathname, for lookups: `/helios/en/` becomes `/helios/en`. The pathname `/` is
 * unchanged.
 */
export function stripTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/**
 * Pathname of the file with a page's data: `/helios/page-data/en/pricing/page-data.json`. The root's data has the name
 * `index`.
 */
export function pageDataPathname(pathPrefix: string, pathname: string): string {
  const inner = stripTrailingSlash(pathname).slice(pathPrefix.length).replace(/^\//, '');
  return `${pathPrefix}/page-data/${inner === '' ? 'index' : inner}/page-data.json`;
}

/** A path segment that can't leave its folder: lower-case letters, digits, `-`, `_` and inner dots. */
const safeSegment = /^[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_-])?$/;

export function isSafeSegment(segment: string): boolean {
  return segment.length <= 120 && safeSegment.test(segment) && !segment.includes('..');
}
