import type { TrailingSlash } from '../rules/pathname.ts';
import { applyTrailingSlash, splitPathname } from '../rules/pathname.ts';

/** The settings that decide how a reference in content becomes an address of the site. */
export interface LinkRules {
  /** The published site's scheme and host. */
  readonly origin: string;
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
  /** The URL codes of all locales. */
  readonly urlCodes: ReadonlySet<string>;
  /** Patterns of paths that get neither the prefix nor a locale. */
  readonly rawPaths: readonly string[];
  /** The product's scheme and host, where `app:/register` leads. */
  readonly appOrigin: string;
  /** The blog's scheme and host, where `blog:/` leads. */
  readonly blogOrigin: string;
}

export type ParsedReference =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'fragment'; readonly href: string }
  /**
   * An address of another site. If `takesRest` is true, scripts append to it what the visitor's address has beyond the
   * path of its wildcard page.
   */
  | { readonly kind: 'external'; readonly href: string; readonly takesRest: boolean }
  | ({ readonly kind: 'unsafe' } & UnsafeReason);

/** Why a link may not have an address, and what to write instead. */
export interface UnsafeReason {
  /** A few words: `javascript:`, `no scheme`. */
  readonly reason: string;
  readonly hint: string;
}

/** The schemes that links of the site may have. `javascript:`, `data:` and all others never reach the markup. */
const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Parses a link's address as an editor wrote it. A path gets the prefix and the page's locale (`/pricing` in German:
 * `/helios/de/pricing`) unless it has them already or is a raw path. An absolute address of this site counts as a path.
 */
export function parseReference(reference: string, urlCode: string, rules: LinkRules): ParsedReference {
  const trimmed = reference.trim();
  const [, scheme, path = ''] = /^(app|blog):(.*)$/is.exec(trimmed) ?? [];
  if (scheme !== undefined) return parseOwnService(scheme.toLowerCase(), path, urlCode, rules);
  if (trimmed.startsWith('#')) return { kind: 'fragment', href: trimmed };
  if (isPath(trimmed)) return { kind: 'internal', href: localize(trimmed, urlCode, rules) };
  if (!URL.canParse(trimmed)) return { kind: 'unsafe', ...unreadable(trimmed) };
  const url = new URL(trimmed);
  if (!safeSchemes.has(url.protocol)) return { kind: 'unsafe', reason: url.protocol, hint: allowed };
  if (url.username !== '' || url.password !== '') return { kind: 'unsafe', ...withCredentials };
  if (url.origin === rules.origin) {
    return { kind: 'internal', href: localize(url.pathname + url.search + url.hash, urlCode, rules) };
  }
  return { kind: 'external', href: url.href, takesRest: false };
}

const allowed =
  'Use https, http, mailto, tel, or a path that begins with a slash. A link to the product is app:/register, one to the blog blog:/.';

const withCredentials: UnsafeReason = {
  reason: 'a user name or a password before its host',
  hint: 'Remove what is before the @ in the address: every visitor could read it.',
};

/** Says what is wrong with an address that browsers can't read, or only with the scheme of the page. */
function unreadable(text: string): UnsafeReason {
  if (/^[/\\]{2}/.test(text)) {
    const hint = 'Write https:// before the host of another site, and a single slash before a path of this one.';
    return { reason: 'two slashes at its beginning, which lead to another site', hint };
  }
  if (/^https?:/i.test(text)) {
    const hint = 'Copy the address from the address bar of a browser. A host has no spaces.';
    return { reason: 'a host or a port that browsers can not read', hint };
  }
  return { reason: 'no scheme', hint: allowed };
}

/** True for a path on this host. Browsers read `//host` and `/\host` as addresses of another host. */
function isPath(text: string): boolean {
  return text.startsWith('/') && !/^\/[/\\]/.test(text);
}

/**
 * Parses the path of a link to the product or the blog, whose hosts are settings: `app:/register`, `blog:/hotel-bill`.
 * A path of the blog gets the page's locale. To a path of the product that ends in `/*`, scripts append the rest of the
 * visitor's address.
 */
function parseOwnService(scheme: string, path: string, urlCode: string, rules: LinkRules): ParsedReference {
  if (!isPath(path)) {
    return { kind: 'unsafe', reason: `${scheme}: without a path that begins with one slash`, hint: allowed };
  }
  if (scheme === 'blog') {
    const { href } = new URL(withLocale(path, urlCode, rules), rules.blogOrigin);
    return { kind: 'external', href, takesRest: false };
  }
  const { href } = new URL(path.replace(/\/\*$/, ''), rules.appOrigin);
  return { kind: 'external', href, takesRest: path.endsWith('/*') };
}

function localize(reference: string, urlCode: string, rules: LinkRules): string {
  const { pathname, suffix } = splitPathname(reference);
  if (isRaw(pathname, rules)) return reference;
  return applyTrailingSlash(rules.pathPrefix + withLocale(pathname, urlCode, rules), rules.trailingSlash) + suffix;
}

/**
 * Puts the URL code of a locale before a path that has none: `/pricing` becomes `/de/pricing`, and `/` becomes `/de`.
 */
function withLocale(path: string, urlCode: string, { urlCodes }: LinkRules): string {
  const { pathname, suffix } = splitPathname(path);
  const first = pathname.split('/')[1] ?? '';
  return urlCodes.has(first) ? path : `/${urlCode}${pathname === '/' ? '' : pathname}${suffix}`;
}

function isRaw(pathname: string, { pathPrefix, rawPaths }: LinkRules): boolean {
  const isPrefixed = pathPrefix !== '' && (pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`));
  return isPrefixed || matchesAny(pathname, rawPaths);
}

/**
 * True if a pathname fits one of the patterns: `*` matches characters within a segment, `**` any number of segments.
 */
export function matchesAny(pathname: string, patterns: readonly string[]): boolean {
  return new RegExp(patternSource(patterns)).test(pathname);
}

/** Source of the regular expression by which `matchesAny` tests a pathname. */
export function patternSource(patterns: readonly string[]): string {
  return `^(?:${patterns.map((pattern) => pattern.split('/').slice(1).map(segmentSource).join('')).join('|')})$`;
}

function segmentSource(segment: string): string {
  if (segment === '**') return '(?:/[^/]*)*';
  return `/${segment.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[^/]*')}`;
}
