import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import type { Config } from '../../../../config/schema.ts';
import { describePages } from '../../../../src/export/plan/describe-pages.ts';
import { planRemovals, type Removal } from '../../../../src/export/plan/plan-removals.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import type { PublishedPage } from '../../../../src/site/published-page.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

type Documents = readonly Sketch[];

const home = { type: 'page', uid: 'home', id: 'H' } as const;
const about = { type: 'page', uid: 'about', id: 'A' } as const;
const team = { type: 'page', uid: 'team', id: 'T', data: { parent: { link_type: 'Document', id: 'A' } } } as const;
const german = { type: 'page', uid: 'home', id: 'D', lang: 'de-de' } as const;
const site: Documents = [home, about, team, german];

/** The pages of a release that has these documents. */
function published(documents: Documents): PublishedPage[] {
  const snapshot = snapshotOf(...documents);
  return describePages(planRoutes(snapshot, config).routes, new Map());
}

function removals(after: Documents, changed: Partial<Config> = {}, before = published(site)): Removal[] {
  const snapshot = snapshotOf(...after);
  const settings = { ...config, ...changed };
  const plan = planRoutes(snapshot, settings);
  const { redirects } = settings;
  return planRemovals({ published: before, plan, heads: snapshot.heads(), redirects, config: settings });
}

test('A page whose document is gone leaves, and the nearest page above takes its visitors for now', () => {
  expect(removals([home, about, german])).toMatchObject([
    {
      page: { pathname: '/helios/en/about/team', document: { id: 'T', type: 'page', uid: 'team', lang: 'en-gb' } },
      cause: 'unpublished',
      movedTo: undefined,
      redirect: { from: '/helios/en/about/team', to: '/helios/en/about', status: 302 },
    },
  ]);
});

test.each<[string, Documents, Removal['cause'], string]>([
  ['has another UID', [home, about, { ...team, uid: 'people' }, german], 'uid-changed', '/helios/en/about/people'],
  ['has no parent any more', [home, about, { ...team, data: {} }, german], 'parent-changed', '/helios/en/team'],
])('A page whose document %s is redirected to its new address for ever', (_, documents, cause, to) => {
  const from = '/helios/en/about/team';
  expect(removals(documents)).toMatchObject([{ cause, movedTo: to, redirect: { from, to, status: 301 } }]);
});

test('A page that answers other addresses leaves without a redirect', () => {
  const lost = { type: 'page', uid: '404', id: 'L' } as const;
  expect(removals(site, {}, published([...site, lost]))).toMatchObject([
    { page: { pathname: '/helios/en/404' }, cause: 'unpublished', redirect: undefined },
  ]);
});

test('A rule for another address is a cause of its own', () => {
  const routes = [...config.routes, { type: 'page', uid: 'about', lang: 'en-gb', path: '/:lang/company' }];
  const [first] = removals([home, about, german], { routes }, published([home, about, german]));
  expect(first).toMatchObject({ cause: 'route-changed', movedTo: '/helios/en/company' });
});

test('A locale that is no longer configured is the cause for its pages', () => {
  const locales = config.locales.filter(({ code }) => code !== 'de-de');
  expect(removals(site, { locales })).toMatchObject([
    { page: { pathname: '/helios/de' }, cause: 'locale-removed', redirect: { to: '/helios/en', status: 302 } },
  ]);
});

test('The pages of a locale that is set to pre-launch leave the search engines and need no redirect', () => {
  const locales = config.locales.map((locale) => (locale.code === 'de-de' ? { ...locale, isPreLaunch: true } : locale));
  expect(removals(site, { locales })).toMatchObject([
    { page: { pathname: '/helios/de' }, cause: 'locale-pre-launch', redirect: undefined },
  ]);
});

test('A document that an error leaves without a page is the cause', () => {
  const [first] = removals([home, about, { ...team, uid: '../x' }, german]);
  expect(first).toMatchObject({ cause: 'held-back', reason: expect.stringContaining('"../x"') });
});

test('A release without a list of documents gives no cause', () => {
  const before = published(site).map((page) => ({ ...page, document: undefined }));
  expect(removals([home, about, german], {}, before)).toMatchObject([{ cause: 'unknown' }]);
});

test('A page that a redirect of the configuration answers needs no other', () => {
  const redirects = [{ from: '/helios/en/about/*', to: '/helios/en', status: 301 }] as const;
  expect(removals([home, about, german], { redirects })).toMatchObject([{ isRedirected: true, redirect: undefined }]);
});

test('The manifest names the pages that no market can do without', () => {
  const pricing = { type: 'page', uid: 'pricing', id: 'P' } as const;
  const roles = published([home, about, pricing, { type: 'page', uid: '404', id: 'N' }]).map(({ role }) => role);
  expect(roles).toEqual(['home', 'not-found', undefined, 'pricing']);
});
