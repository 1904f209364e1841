import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkMeta, keepsMetaFindings } from '../../../src/check/meta.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

type PageData = NonNullable<Extract<Sketch, { type: 'page' }>['data']>;

const page = (uid: string, data: PageData, lang = 'en-gb'): Sketch => ({ type: 'page', uid, lang, data });

function check(...sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  return checkMeta(snapshot, planRoutes(snapshot, config).routes, config.site);
}

test('A title of two pages is one finding with both, whatever the case of its letters', () => {
  expect(check(page('a', { meta_title: 'Cards' }), page('b', { title: 'cards' }))).toMatchObject([
    {
      code: 'duplicate-meta',
      message: '2 pages of en-gb have the title "Cards".',
      document: { uid: 'a', field: 'meta_title' },
      pathnames: ['/helios/en/a', '/helios/en/b'],
    },
  ]);
});

test('Pages of two locales may have the same title, and empty texts are no duplicates', () => {
  expect(check(page('a', { title: 'Cards' }), page('a', { title: 'Cards' }, 'en-us'), page('b', {}))).toEqual([]);
});

test.each([
  [
    { meta_title: 'W'.repeat(28) },
    'meta_title',
    'The title of /helios/en/a is 601 pixels wide in search results, which',
  ],
  [{ meta_description: 'a'.repeat(119) }, 'meta_description', 'The description of /helios/en/a is 926 pixels wide'],
])('A text that is too wide names its field: %#', (data, field, message) => {
  expect(check(page('a', data))).toMatchObject([
    { code: 'long-meta', document: { field }, message: expect.stringContaining(message) },
  ]);
});

test('A text is judged by its width, not by its characters, and accents take no room', () => {
  expect(check(page('a', { meta_title: 'í'.repeat(110), meta_description: 'l'.repeat(295) }))).toEqual([]);
});

test('A page that search engines do not list may have any title', () => {
  expect(check(page('a', { title: 'x'.repeat(99), noindex: true }), page('b', { title: 'x', noindex: true }))).toEqual(
    [],
  );
});

/** Whether it is certain that the findings are the same after the data of the page `a` has changed. */
function keeps(before: PageData, after: PageData, ...others: readonly Sketch[]): boolean {
  const old = snapshotOf(page('a', before), ...others);
  const snapshot = snapshotOf(page('a', after), ...others);
  const routes = planRoutes(snapshot, config).routes;
  const edited = routes
    .filter(({ uid }) => uid === 'a')
    .map((route) => ({
      route,
      before: old.facts(route.documentId) ?? { data: {} },
      after: snapshot.facts(route.documentId) ?? { data: {} },
    }));
  return keepsMetaFindings(edited, { snapshot, routes, site: config.site });
}

const shared = { meta_description: 'Cards for teams' };

test('A page with a new title of its own has the findings from before, whoever has its description', () => {
  expect(keeps({ ...shared, title: 'Cards' }, { ...shared, title: 'New cards' }, page('b', shared))).toBe(true);
  expect(keeps({ title: 'Cards' }, { title: 'New cards' }, page('b', { title: 'Cards' }, 'en-us'))).toBe(true);
});

test.each<[string, PageData, PageData, PageData]>([
  ['has the title of another page', { title: 'Cards' }, { title: 'Prices' }, { title: 'prices' }],
  ['had the title of another page', { title: 'Cards' }, { title: 'Prices' }, { meta_title: 'cards' }],
  [
    'has the description of another page',
    { meta_description: 'One' },
    { meta_description: 'Two' },
    { meta_description: 'two' },
  ],
  ['has a title that is too long', { title: 'Cards' }, { title: 'W'.repeat(40) }, {}],
  ['had a title that was too long', { title: 'W'.repeat(40) }, { title: 'Cards' }, {}],
  ['writes a shared title otherwise', { title: 'Cards' }, { title: 'CARDS' }, { title: 'cards' }],
  ['has the same title in another field', { title: 'Cards' }, { meta_title: 'Cards' }, { title: 'cards' }],
])('A page may have other findings if it %s', (_, before, after, other) => {
  expect(keeps(before, after, page('b', other))).toBe(false);
});

test('Two edited pages that had or have the same title may have other findings', () => {
  const pages = [page('a', { title: 'One' }), page('b', { title: 'Two' })];
  const snapshot = snapshotOf(...pages);
  const routes = planRoutes(snapshot, config).routes;
  const titled = (title: string) => ({ data: { title } });
  const edited = (before: readonly string[], after: readonly string[]) =>
    routes.map((route, at) => ({ route, before: titled(before[at] ?? ''), after: titled(after[at] ?? '') }));
  const input = { snapshot, routes, site: config.site };
  expect(keepsMetaFindings(edited(['Same', 'Same'], ['One', 'Two']), input)).toBe(false);
  expect(keepsMetaFindings(edited(['One', 'Two'], ['Same', 'Same']), input)).toBe(false);
  expect(keepsMetaFindings(edited(['Two', 'One'], ['One', 'Two']), input)).toBe(true);
});
