import { config as siteConfig } from '../../../../config/index.ts';
import type { Config, SiteConfig } from '../../../../config/schema.ts';
import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import { planHostRules } from '../../../../src/export/site-files/host-rules/plan-host-rules.ts';
import { hostTexts, siteTexts } from '../../../../src/export/site-files/plan-site-files.ts';
import type { HostRedirect } from '../../../../src/site/host-rules.ts';
import type { Locale } from '../../../../src/site/locale.ts';
import type { Route } from '../../../../src/site/route.ts';

export const [en, de] = ['en-gb', 'de-de'].map((code) => siteConfig.locales.find((locale) => locale.code === code)) as [
  Locale,
  Locale,
];
const locales = [en, de];

/** A page that search engines list. */
export function route(locale: Locale, path: string, more: Partial<Route> = {}): Route {
  return {
    pathname: `/helios/${locale.urlCode}${path === '/' ? '' : path}`,
    path,
    name: path,
    locale,
    documentId: `${locale.code}${path}`,
    type: 'page',
    uid: path.slice(1),
    kind: 'page',
    isWildcard: false,
    isIndexable: true,
    lastModified: '2026-03-04T10:20:30.000Z',
    alternates: [],
    ...more,
  };
}

const homes = [en, de].map((locale) => ({ locale, pathname: `/helios/${locale.urlCode}` }));
/** The routes of a site in English and German, with a wildcard page and the pages for errors. */
export const routes: Route[] = [
  route(en, '/', { alternates: homes }),
  route(en, '/bills', { isWildcard: true, lastModified: '2026-05-01T00:00:00.000Z' }),
  route(en, '/bills/tracker'),
  route(en, '/hidden', { isIndexable: false }),
  route(en, '/404', { kind: 'not-found', isIndexable: false }),
  route(en, '/500', { kind: 'server-error', isIndexable: false }),
  route(en, '/offline', { kind: 'offline', isIndexable: false }),
  route(de, '/', { alternates: homes }),
  route(de, '/404', { kind: 'not-found', isIndexable: false }),
];

export type Change = {
  site?: Partial<SiteConfig>;
  redirects?: readonly HostRedirect[];
  security?: Config['security'];
  publicFiles?: readonly Pick<SiteFile, 'path' | 'type'>[];
  locales?: Locale[];
  routes?: Route[];
};

/** What the site files of these routes are made from, with these changes. */
export function inputOf(change: Change = {}) {
  return {
    routes: change.routes ?? routes,
    locales: change.locales ?? locales,
    config: { site: { ...siteConfig.site, ...change.site }, security: change.security },
    redirects: change.redirects ?? [],
    publicFiles: change.publicFiles ?? [],
    now: new Date('2026-11-22T12:00:00Z'),
  };
}

export const rulesOf = (change?: Change) => planHostRules(inputOf(change));

/** The texts of the site by their paths. */
export function texts(change?: Change): Record<string, string> {
  const input = inputOf(change);
  const rules = planHostRules(input);
  const all = [...siteTexts(input, rules), ...hostTexts(rules)];
  return Object.fromEntries(all.map(({ path, text }) => [path, text]));
}
