import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { createPageContext } from '../../../../src/export/render/create-page-context.ts';
import { createNotesCollector } from '../../../../src/export/render/notes-collector.ts';
import { formatSitemaps } from '../../../../src/export/site-files/sitemaps.ts';
import type { Route } from '../../../../src/site/route.ts';
import { buildHead } from '../../../../src/templates/head.ts';
import { renderScopeOf } from '../../support/render-scope.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

/** A site in English, German and Finnish, of which Finnish waits for its launch. */
const pages = ['home', 'pricing'].flatMap((uid): Sketch[] =>
  ['en-gb', 'de-de', 'fi-fi'].map((lang) => ({ type: 'page', uid, lang, group: uid })),
);
const held: Sketch = { type: 'locale_settings', lang: 'fi-fi', data: { is_pre_launch: true } };
const snapshot = snapshotOf(...pages, held);
const plan = planRoutes(snapshot, config);
const { routes, locales } = plan;
const scope = renderScopeOf(snapshot, plan);

function routeAt(pathname: string): Route {
  const route = routes.find((each) => each.pathname === pathname);
  if (!route) throw new Error(`No route for ${pathname}`);
  return route;
}

function headOf(pathname: string) {
  const meta = { title: 'Prices', description: '', image: undefined };
  return buildHead({ route: routeAt(pathname), site: config.site, meta, kind: 'website', structuredData: '{}' });
}

function variantsOf(pathname: string) {
  return createPageContext(routeAt(pathname), scope, createNotesCollector()).variants.map(({ href }) => href);
}

test('The pages of a locale before its launch exist and are not indexed', () => {
  expect(headOf('/helios/fi/pricing')).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: [] });
});

test('No page names a page of a locale before its launch as an alternate', () => {
  const addresses = headOf('/helios/en/pricing').alternates.map(({ href }) => href);
  expect(addresses).toContain('https://www.helios.example/helios/de/pricing');
  expect(addresses.join()).not.toContain('/fi');
});

test('No sitemap has pages of a locale before its launch', () => {
  const text = formatSitemaps(routes, locales, config.site)
    .map((file) => file.path + file.text)
    .join('');
  expect(text).toContain('/helios/de/pricing');
  expect(text).not.toMatch(/sitemap-fi|\/helios\/fi/);
});

test('The pages of other locales don’t offer a locale before its launch, and its own pages offer all locales', () => {
  expect(variantsOf('/helios/en/pricing')).not.toContain('/helios/fi/pricing');
  expect(variantsOf('/helios/en/pricing')).toHaveLength(config.locales.length - 1);
  expect(variantsOf('/helios/fi/pricing')).toContain('/helios/fi/pricing');
});

test('A page with no translation offers the other locale’s home', () => {
  expect(variantsOf('/helios/en/pricing')).toEqual(expect.arrayContaining(['/helios/de/pricing', '/helios/da']));
});
