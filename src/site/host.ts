import { applyTrailingSlash, splitPathname, stripTrailingSlash } from '../rules/pathname.ts';
import type { HostRules, RedirectStatus } from './host-rules.ts';
import { findPageFile, type HasFile, isIndexFile, pathnameOfPageFile } from './page-file.ts';
import { indexRules, patternOf } from './rule-index.ts';
import { anyVisitor, homeForVisitor, type Visitor } from './visitor-home.ts';

/** A host's answer to a request: a file, a redirect, or the reason why there is none. */
export type HostAnswer =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'redirect'; readonly to: string; readonly status: RedirectStatus }
  /** The address has neither file nor page. `page` is the file of the not-found page, if the export has one. */
  | { readonly type: 'missing'; readonly page: string | undefined }
  /** The request has no valid address: malformed escapes, NUL, or an escaped path out of the folder. */
  | { readonly type: 'refused' };

export interface Host {
  /** Answers a request. `reference` is its pathname and query, percent-encoded. */
  answer(reference: string, hasFile: HasFile, visitor?: Visitor): HostAnswer;
  /** The response headers that the host rules set for a pathname, by their names in lower case. */
  headers(pathname: string): Record<string, string>;
}

/**
 * Creates a host that follows the rules. The server and the link
 * check both use it, so that a rule has the same effect in both.
 */
export function createHost(rules: HostRules): Host {
  const redirects = indexRules(rules.redirects);
  const entrances = new Set(rules.entrances);
  const rewrites = indexRules(rules.rewrites);
  const headers = rules.headers.map(({ pattern, set }) => ({ matches: patternOf(pattern), set }));
  return {
    answer(reference, hasFile, visitor = anyVisitor) {
      const { pathname: raw, suffix } = splitPathname(reference);
      const pathname = decodePathname(raw);
      if (pathname === undefined) return { type: 'refused' };
      // A redirect to an address such as `//host/` could lead to
      // another host, so an address with `//` counts as missing.
      if (pathname.includes('//')) return { type: 'missing', page: notFoundFile(pathname, rules, hasFile) };
      const redirect = redirects.find(pathname);
      if (redirect) {
        const home = entrances.has(redirect.rule.from) ? homeFor(visitor, rules, hasFile) : undefined;
        const to = home ?? redirect.rule.to.replace(':splat', () => escapePathname(redirect.splat));
        return { type: 'redirect', to: withQuery(to, suffix), status: redirect.rule.status };
      }
      const found = lookUp(pathname, rules, hasFile);
      if (found?.type === 'redirect') return { ...found, to: withQuery(found.to, suffix) };
      if (found) return found;
      const rewrite = rewrites.find(pathname);
      const path = rewrite && findPageFile(rewrite.rule.to, hasFile);
      return path === undefined
        ? { type: 'missing', page: notFoundFile(pathname, rules, hasFile) }
        : { type: 'file', path };
    },
    headers(pathname) {
      const applied = headers.filter(({ matches }) => matches.test(pathname)).flatMap(({ set }) => Object.entries(set));
      return Object.fromEntries(applied.map(([name, value]) => [name.toLowerCase(), value]));
    },
  };
}

/**
 * The address of the visitor's home page. Undefined if nothing is known of the visitor, or if the export does not
 * contain that page.
 */
function homeFor(visitor: Visitor, { locales, trailingSlash }: HostRules, hasFile: HasFile): string | undefined {
  const home = homeForVisitor(visitor, locales);
  const isThere = home !== undefined && findPageFile(home, hasFile) !== undefined;
  return isThere ? applyTrailingSlash(home, trailingSlash) : undefined;
}

/**
 * Decodes each segment of a pathname by itself, so that an escaped
 * slash never separates two segments. Undefined for an invalid address.
 */
function decodePathname(raw: string): string | undefined {
  if (!raw.startsWith('/')) return undefined;
  try {
    const segments = raw.split('/').map(decodeURIComponent);
    return segments.some(isUnsafeSegment) ? undefined : segments.join('/');
  } catch {
    return undefined; // `decodeURIComponent` throws only for a malformed escape.
  }
}

function isUnsafeSegment(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\\0]/.test(segment);
}

/** Files of a site that configure Cloudflare and Netlify. A host reads them and never serves them. */
export const neverSent: ReadonlySet<string> = new Set(['_headers', '_redirects']);

type Found = Extract<HostAnswer, { type: 'file' | 'redirect' }>;

/**
 * Finds the file whose name is the pathname, else the file of the page at the pathname. If the trailing slash of a
 * page's address is wrong, the result is a redirect.
 */
function lookUp(pathname: string, rules: HostRules, hasFile: HasFile): Found | undefined {
  const isSlashed = pathname.endsWith('/');
  const bare = stripTrailingSlash(pathname).slice(1);
  if (neverSent.has(bare)) return undefined;
  if (!isSlashed && hasFile(bare)) {
    const own = ownAddress(bare, rules);
    return own === undefined ? { type: 'file', path: bare } : permanently(own);
  }
  const page = findPageFile(pathname, hasFile);
  if (page !== undefined) {
    const proper = applyTrailingSlash(pathname, rules.trailingSlash);
    return proper === pathname ? { type: 'file', path: page } : permanently(proper);
  }
  if (isSlashed && rules.trailingSlash !== 'legacy' && hasFile(bare)) return permanently(`/${bare}`);
  return undefined;
}

/**
 * The address at which visitors should see a page's file: `/helios/en` for `helios/en.html` and for
 * `helios/en/index.html`. Undefined for other files, such as an HTML file outside the folders of all locales.
 */
function ownAddress(path: string, { locales, trailingSlash }: HostRules): string | undefined {
  const pathname = pathnameOfPageFile(path);
  if (pathname === undefined) return undefined;
  if (isIndexFile(path)) return applyTrailingSlash(pathname, trailingSlash);
  const isPage = locales.some(({ home }) => isAtOrBelow(pathname, home));
  return isPage && trailingSlash !== 'always' ? pathname : undefined;
}

function permanently(pathname: string): Found {
  return { type: 'redirect', to: escapePathname(pathname), status: 301 };
}

function escapePathname(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

/** Finds the file of the not-found page: the page of the deepest rule at or above the pathname, else `/404`. */
function notFoundFile(pathname: string, rules: HostRules, hasFile: HasFile): string | undefined {
  const nearest = rules.notFound
    .filter(({ under }) => isAtOrBelow(pathname, under))
    .reduce<{ under: string; page: string } | undefined>(
      (best, rule) => (best && best.under.length >= rule.under.length ? best : rule),
      undefined,
    );
  return (nearest && findPageFile(nearest.page, hasFile)) ?? findPageFile('/404', hasFile);
}

function isAtOrBelow(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(folder === '/' ? '/' : `${folder}/`);
}

/** Adds the request's query to the address of a redirect, before its fragment. */
function withQuery(to: string, suffix: string): string {
  const query = suffix.replace(/#.*$/s, '').slice(1);
  if (query === '') return to;
  const [address = '', ...fragment] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
