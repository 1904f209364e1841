import { applyTrailingSlash, splitPathname, stripTrailingSlash } from '../rules/pathname.ts';
import type { HostRules, RedirectStatus } from './host-rules.ts';
import { indexRules, patternOf } from './rule-index.ts';

/** A host's answer to a request: a file, a redirect, or the reason why there is none. */
export type HostAnswer =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'redirect'; readonly to: string; readonly status: RedirectStatus }
  /** The address has neither file nor page. `page` is the file of the not-found page, if the export has one. */
  | { readonly type: 'missing'; readonly page: string | undefined }
  /** The request has no valid address: malformed escapes, NUL, or an escaped path out of the folder. */
  | { readonly type: 'refused' };

/** Tests whether the export has a file. Paths do not begin with a slash: `helios/en/index.html`. */
export type HasFile = (path: string) => boolean;

export interface Host {
  /** Answers a request. `reference` is its pathname and query, percent-encoded. */
  answer(reference: string, hasFile: HasFile): HostAnswer;
  /** The response headers that the host rules set for a pathname, by their names in lower case. */
  headers(pathname: string): Record<string, string>;
}

/**
 * Creates a host that follows the rules. The server and the link
 * check both use it, so that a rule has the same effect in both.
 */
export function createHost(rules: HostRules): Host {
  const redirects = indexRules(rules.redirects);
  const rewrites = indexRules(rules.rewrites);
  const headers = rules.headers.map(({ pattern, set }) => ({ matches: patternOf(pattern), set }));
  return {
    answer(reference, hasFile) {
      const { pathname: raw, suffix } = splitPathname(reference);
      const pathname = decodePathname(raw);
      if (pathname === undefined) return { type: 'refused' };
      // A redirect to an address such as `//host/` could lead to
      // another host, so an address with `//` counts as missing.
      if (pathname.includes('//')) return { type: 'missing', page: notFoundFile(pathname, rules, hasFile) };
      const redirect = redirects.find(pathname);
      if (redirect) {
        const to = redirect.rule.to.replace(':splat', () => escapePathname(redirect.splat));
        return { type: 'redirect', to: withQuery(to, suffix), status: redirect.rule.status };
      }
      const found = lookUp(pathname, rules, hasFile);
      if (found?.type === 'redirect') return { ...found, to: withQuery(found.to, suffix) };
      if (found) return found;
      const rewrite = rewrites.find(pathname);
      const path = rewrite && pageFile(rewrite.rule.to, hasFile);
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

/** Finds the file of a page: `{pathname}/index.html` or `{pathname}.html`. */
export function pageFile(pathname: string, hasFile: HasFile): string | undefined {
  const path = stripTrailingSlash(pathname).slice(1);
  return [path === '' ? 'index.html' : `${path}/index.html`, `${path}.html`].find(hasFile);
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

/** Files of a site that configure Cloudflare and Netlify. A host reads them and never sends them. */
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
  if (!isSlashed && bare.endsWith('index.html') && hasFile(bare)) return permanently(ownAddress(bare, rules));
  if (!isSlashed && hasFile(bare)) return { type: 'file', path: bare };
  const page = pageFile(pathname, hasFile);
  if (page !== undefined) {
    const proper = applyTrailingSlash(pathname, rules.trailingSlash);
    return proper === pathname ? { type: 'file', path: page } : permanently(proper);
  }
  if (isSlashed && rules.trailingSlash !== 'legacy' && hasFile(bare)) return permanently(`/${bare}`);
  return undefined;
}

/** The address at which visitors should see a page's file: `/helios/en` for `helios/en/index.html`. */
function ownAddress(path: string, rules: HostRules): string {
  return applyTrailingSlash(`/${path.slice(0, -'index.html'.length)}`, rules.trailingSlash);
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
    .filter(({ under }) => pathname === under || pathname.startsWith(under === '/' ? '/' : `${under}/`))
    .reduce<{ under: string; page: string } | undefined>(
      (best, rule) => (best && best.under.length >= rule.under.length ? best : rule),
      undefined,
    );
  return (nearest && pageFile(nearest.page, hasFile)) ?? pageFile('/404', hasFile);
}

/** Adds the request's query to the address of a redirect, before its fragment. */
function withQuery(to: string, suffix: string): string {
  const query = suffix.replace(/#.*$/s, '').slice(1);
  if (query === '') return to;
  const [address = '', ...fragment] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
