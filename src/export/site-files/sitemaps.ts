import type { SiteConfig } from '../../../config/schema.ts';
import { byText } from '../../site/by-text.ts';
import { escapeHtml } from '../../site/html.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import { absoluteUrl, alternatesOf } from '../../templates/head.ts';
import { memoize } from '../render/memoize.ts';

/** A file of text, before it is stored. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Number of addresses in one sitemap. The protocol allows 50,000 addresses and 50 MB, and an address with 18 alternates
 * takes 3 KB at most.
 */
const maxUrls = 10_000;

/** Formats `sitemap.xml`, and one or several sitemaps for each launched locale that has indexable pages. */
export function formatSitemaps(routes: readonly Route[], locales: readonly Locale[], site: SiteConfig): TextFile[] {
  const parts = locales
    .filter((locale) => !locale.isPreLaunch)
    .flatMap((locale) =>
      sitemapsOf(
        locale,
        routes.filter((route) => isListed(route, locale)),
        site,
      ),
    );
  const entries = parts.map(({ path, newest }) =>
    entry('sitemap', [`<loc>${escapeHtml(new URL(path, site.origin).href)}</loc>`, ...lastModified(newest)]),
  );
  const index: TextFile = {
    path: 'sitemap.xml',
    text: document(`<sitemapindex xmlns="${namespace}">`, entries, '</sitemapindex>'),
  };
  return [index, ...parts.map(({ path, text }) => ({ path, text }))];
}

/**
 * Formats `robots.txt`. Crawlers may read every page: a page with `noindex` must be read for its `noindex` to be seen.
 */
export function formatRobots({ origin, pathPrefix }: SiteConfig): string {
  const lines = ['User-agent: *', 'Disallow: /api/', `Disallow: ${pathPrefix}/preview`, ''];
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';

function isListed(route: Route, locale: Locale): boolean {
  return route.isIndexable && route.locale.code === locale.code;
}

function sitemapsOf(locale: Locale, routes: readonly Route[], site: SiteConfig): (TextFile & { newest: string })[] {
  const ordered = [...routes].sort(byText(({ pathname }) => pathname));
  const parts = Array.from({ length: Math.ceil(ordered.length / maxUrls) }, (_, part) =>
    ordered.slice(part * maxUrls, (part + 1) * maxUrls),
  );
  // Most pages were published at the same few times.
  const dateOf = memoize(String, lastModified);
  return parts.map((part, index) => ({
    path: `sitemap-${locale.urlCode}${index === 0 ? '' : `-${index + 1}`}.xml`,
    newest: part.reduce((newest, { lastModified }) => (lastModified > newest ? lastModified : newest), ''),
    text: document(
      `<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">`,
      part.map((route) => urlEntry(route, site, dateOf)),
      '</urlset>',
    ),
  }));
}

/**
 * Formats a page's entry. Its alternates equal those in the page's head, because search engines ignore sets that
 * disagree.
 */
function urlEntry(route: Route, site: SiteConfig, dateOf: typeof lastModified): string {
  const links = alternatesOf(route, site).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  const loc = `<loc>${escapeHtml(absoluteUrl(site, route.pathname))}</loc>`;
  return entry('url', [loc, ...dateOf(route.lastModified), ...links]);
}

function entry(name: 'sitemap' | 'url', lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}

/**
 * Formats a `lastmod` element as a W3C date-time. It is left out if the date is unknown: a wrong date is worse than
 * none.
 */
function lastModified(iso: string): string[] {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? [] : [`<lastmod>${new Date(time).toISOString().slice(0, 19)}+00:00</lastmod>`];
}

function document(open: string, entries: readonly string[], close: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, close, ''].join('\n');
}
