import { expect, test } from 'vitest';
import { checkReach } from '../../../src/check/unreachable.ts';
import type { Route } from '../../../src/site/route.ts';
import { localeOf, route } from './samples.ts';

const page = (path: string, more: Partial<Route> = {}): Route => {
  const locale = more.locale ?? localeOf('en-gb');
  const pathname = `/helios/${locale.urlCode}${path === '/' ? '' : path}`;
  return route({ path, pathname, documentId: pathname, uid: path.slice(1), ...more });
};

/** Checks pages, each with the pathnames to which it links. */
function check(...pages: readonly (readonly [Route, ...string[]])[]) {
  const targets = new Map(pages.map(([{ pathname }, ...links]) => [pathname, [new Set(links)]]));
  return checkReach({ routes: pages.map(([each]) => each), targets }).map(({ message }) => message);
}

test('A page to which a chain of links leads is reachable', () => {
  expect(check([page('/'), '/helios/en/a'], [page('/a'), '/helios/en/b'], [page('/b')])).toEqual([]);
});

test('A page that is more than three clicks away from the home page is reported', () => {
  const chain = ['/', '/a', '/b', '/c', '/d'].map((path) => page(path));
  const linked = chain.map((each, at) => [each, ...chain.slice(at + 1, at + 2).map((to) => to.pathname)] as const);
  expect(check(...linked)).toEqual(['Visitors need 4 clicks from the home page to /helios/en/d.']);
});

test('A page that only itself and other locales link to is unreachable', () => {
  const german = page('/', { locale: localeOf('de-de') });
  expect(check([page('/')], [page('/a'), '/helios/en/a'], [german, '/helios/en/a'])).toEqual([
    'No page of its locale links to /helios/en/a.',
  ]);
});

test('Pages that only link to each other are unreachable', () => {
  expect(check([page('/')], [page('/a'), '/helios/en/b'], [page('/b'), '/helios/en/a'])).toEqual([
    "Only pages that visitors can't reach themselves link to /helios/en/a.",
    "Only pages that visitors can't reach themselves link to /helios/en/b.",
  ]);
});

test('A page is linked by others if it shares the list of links that leads to it', () => {
  const [home, ...others] = ['/', '/a', '/b'].map((path) => page(path));
  const shared = new Set(['/helios/en/a']);
  const targets = new Map(others.map(({ pathname }) => [pathname, [shared]]));
  const routes = [home, ...others].filter((each) => each !== undefined);
  const messages = checkReach({ routes, targets: targets.set('/helios/en', []) }).map(({ message }) => message);
  expect(messages).toEqual([
    "Only pages that visitors can't reach themselves link to /helios/en/a.",
    'No page of its locale links to /helios/en/b.',
  ]);
});

test.each<[string, Partial<Route>]>([
  ['landing page', { type: 'landing_page' }],
  ['page with noindex, such as a thank-you page', { isIndexable: false }],
  ['404 page', { kind: 'not-found', isIndexable: false }],
])('A %s needs no link', (_, more) => {
  expect(check([page('/')], [page('/a', more)])).toEqual([]);
});

test('A locale of which only a part is exported, or without a home page, is not checked', () => {
  const routes = [page('/'), page('/a'), page('/b')];
  const targets = new Map([['/helios/en/a', [new Set<string>()]]]);
  expect(checkReach({ routes, targets })).toEqual([]);
  expect(check([page('/a')], [page('/b')])).toEqual([]);
});
