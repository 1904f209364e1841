import type { SiteConfig } from '../../../config/schema.ts';
import { escapeHtml } from '../../site/html.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import { absoluteUrl, alternatesOf } from '../../templates/head.ts';

/** A file of text, before it is stored. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** 50,000 addresses or 50 MB a sitemap: with 18 alternates an address takes 3 KB at most. */
const mostUrls = 10_000;

/** `sitemap.xml` and, for each launched locale that has a page to show, its own sitemap or several. */
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
  const entries = parts.map(({ path, newest }) => [
    '<sitemap>',
    `<loc>${escapeHtml(new URL(path, site.origin).href)}</loc>`,
    ...lastModified(newest),
    '</sitemap>',
  ]);
  const index: TextFile = {
    path: 'sitemap.xml',
    text: document(`<sitemapindex xmlns="${namespace}">`, entries, '</sitemapindex>'),
  };
  return [index, ...parts.map(({ path, text }) => ({ path, text }))];
}

/** Everything may be read; a page that is not to be found says so itself, and has to be read for that. */
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
  const ordered = [...routes].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const parts = Array.from({ length: Math.ceil(ordered.length / mostUrls) }, (_, part) =>
    ordered.slice(part * mostUrls, (part + 1) * mostUrls),
  );
  return parts.map((part, index) => ({
    path: `sitemap-${locale.urlCode}${index === 0 ? '' : `-${index + 1}`}.xml`,
    newest:
      part
        .map((route) => route.lastModified)
        .sort()
        .at(-1) ?? '',
    text: document(
      `<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">`,
      part.map((route) => urlLines(route, site)),
      '</urlset>',
    ),
  }));
}

/** The alternates are those of the page's own head: search engines ignore sets that disagree. */
function urlLines(route: Route, site: SiteConfig): string[] {
  const links = alternatesOf(route, site).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  const loc = `<loc>${escapeHtml(absoluteUrl(site, route.pathname))}</loc>`;
  return ['<url>', loc, ...lastModified(route.lastModified), ...links, '</url>'];
}

/** A date-time as the W3C writes it; left out where there is none, for a made-up one is worse than none. */
function lastModified(iso: string): string[] {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? [] : [`<lastmod>${new Date(time).toISOString().slice(0, 19)}+00:00</lastmod>`];
}

function document(open: string, entries: readonly string[][], close: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries.flat(), close, ''].join('\n');
}
