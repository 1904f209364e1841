import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import type { MarketPages } from '../../../config/schema.ts';
import { coverSite } from '../../../src/check/cover-site.ts';
import { createIsOutdated } from '../../../src/check/translation-age.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const open = ['en-gb', 'de-de', 'fi-fi'];
const few = { ...config, locales: config.locales.filter(({ code }) => open.includes(code)) };

const page = (uid: string, lang = 'en-gb', more: object = {}): Sketch => ({
  type: 'page',
  uid,
  lang,
  group: uid,
  ...more,
});

function cover(table: readonly MarketPages[], ...sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  const isOutdated = createIsOutdated({ recordOf: () => undefined, hashOf: () => '', hasTrueDates: true });
  return coverSite({ ...planRoutes(snapshot, few), table, snapshot, isOutdated });
}

const why: MarketPages = { type: 'page', uids: ['why'], markets: ['en-gb', 'de-de'] };

test('A market lacks the pages of its rows, and no others', () => {
  const { pages, locales } = cover([why], page('why'), page('home', 'fi-fi'));
  expect(pages).toEqual([
    {
      type: 'page',
      uid: 'why',
      path: '/why',
      cells: {
        'en-gb': { state: 'there', pathname: '/helios/en/why' },
        'de-de': { state: 'missing', pathname: null },
      },
    },
  ]);
  expect(locales).toEqual([
    { code: 'en-gb', wanted: 1, missing: 0, outdated: 0 },
    { code: 'de-de', wanted: 1, missing: 1, outdated: 0 },
    { code: 'fi-fi', wanted: 0, missing: 0, outdated: 0 },
  ]);
});

test('A translation under another UID is the page; a page that no market has is missing in each', () => {
  const german = cover([why], page('why'), page('warum', 'de-de', { group: 'why' }));
  expect(german.pages[0]?.cells['de-de']).toEqual({ state: 'there', pathname: '/helios/de/warum' });
  const none = cover([why], page('home'), page('home', 'de-de'));
  expect(none.pages[0]).toMatchObject({ path: null, cells: { 'en-gb': { state: 'missing' } } });
});

test('A page is outdated if the page of the default locale was published after it', () => {
  const earlier = { lastPublished: '2026-10-01T09:30:00+0000' };
  const cells = (english: object, german: object) =>
    cover([why], page('why', 'en-gb', english), page('why', 'de-de', german)).pages[0]?.cells;
  expect(cells({}, earlier)).toMatchObject({ 'en-gb': { state: 'there' }, 'de-de': { state: 'outdated' } });
  expect(cells(earlier, {})).toMatchObject({ 'de-de': { state: 'there' } });
});

test('A row without UIDs counts the pages of a type', () => {
  const cases: MarketPages = { type: 'customer_case', atLeast: 2, markets: ['en-gb', 'de-de'] };
  const { kinds, locales, others } = cover(
    [cases],
    { type: 'customer_case', uid: 'a' },
    { type: 'customer_case', uid: 'b' },
    { type: 'customer_case', uid: 'c', lang: 'de-de' },
  );
  expect(kinds).toEqual([{ type: 'customer_case', atLeast: 2, pages: { 'en-gb': 2, 'de-de': 1 } }]);
  expect(locales.map(({ missing }) => missing)).toEqual([0, 1, 0]);
  expect(others).toEqual([]);
});

test('A page outside the table is told unless its document is for its own market alone', () => {
  const { others } = cover([why], page('why'), page('fair'), page('messe', 'de-de', { tags: ['local'] }));
  expect(others).toEqual(['/helios/en/fair']);
});

test('A pre-launch market without pages lacks nothing yet', () => {
  const preLaunch: Sketch = { type: 'locale_settings', lang: 'de-de', data: { is_pre_launch: true } };
  expect(cover([why], page('why'), preLaunch).locales.map(({ code }) => code)).toEqual(['en-gb', 'fi-fi']);
});

test('The table of this project names each page once for a market', () => {
  const named = config.pages.flatMap(({ type, uids = [], markets }) =>
    uids.flatMap((uid) => markets.map((market) => `${type} ${uid} ${market}`)),
  );
  expect(named.filter((each, index) => named.indexOf(each) !== index)).toEqual([]);
});
