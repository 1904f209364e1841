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
  | { readonly kind: 'unsafe'; readonly scheme: string };

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
  if (!URL.canParse(trimmed)) return { kind: 'unsafe', scheme: 'no scheme' };
  const url = new URL(trimmed);
  if (!safeSchemes.has(url.protocol)) return { kind: 'unsafe', scheme: url.protocol };
  if (url.origin === rules.origin) {
    return { kind: 'internal', href: localize(url.pathname + url.search + url.hash, urlCode, rules) };
  }
  return { kind: 'external', href: url.href, takesRest: false };
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
  if (!isPath(path)) return { kind: 'unsafe', scheme: `${scheme}: without a path that begins with one slash` };
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
