import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planCoverage } from '../../../../src/export/plan/plan-coverage.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

const open = ['en-gb', 'de-de', 'fi-fi'];
const few = { ...config, locales: config.locales.filter(({ code }) => open.includes(code)) };

function cover(sketches: readonly Sketch[], isWanted = (_: { path: string }) => true) {
  const snapshot = snapshotOf(...sketches);
  const plan = planRoutes(snapshot, few);
  return planCoverage({ ...plan, isWanted, rules: config.routes, snapshot });
}

const page = (uid: string, lang = 'en-gb', more: object = {}): Sketch => ({
  type: 'page',
  uid,
  lang,
  group: uid,
  ...more,
});
const home = open.map((lang) => page('home', lang, { data: { template: 'home' } }));

test('A page lacks the main markets without a translation, and secondary markets only what they may have', () => {
  const { pages, locales } = cover([...home, page('why'), page('legal')]);
  expect(pages.map(({ route, lacking }) => [route.pathname, lacking])).toEqual([
    ['/helios/en', []],
    ['/helios/en/legal', ['de-de', 'fi-fi']],
    ['/helios/en/why', ['de-de']],
  ]);
  expect(locales).toEqual([
    { code: 'en-gb', pages: 3, lacking: 0 },
    { code: 'de-de', pages: 1, lacking: 2 },
    { code: 'fi-fi', pages: 1, lacking: 1 },
  ]);
});

test('A translation under another UID is the same page; a page without the default locale is listed, too', () => {
  const { pages } = cover([page('why'), page('warum', 'de-de', { group: 'why' }), page('messe', 'de-de')]);
  expect(pages.map(({ route, pathnames, lacking }) => [route.pathname, pathnames, lacking])).toEqual([
    ['/helios/en/why', { 'en-gb': '/helios/en/why', 'de-de': '/helios/de/warum' }, []],
    ['/helios/de/messe', { 'de-de': '/helios/de/messe' }, ['en-gb']],
  ]);
});

test('Pages for one market alone need no translation: jobs, pages outside the locales, and those tagged local', () => {
  const sketches: Sketch[] = [
    { type: 'job', uid: '4101' },
    page('preview'),
    page('fair', 'en-gb', { tags: ['local'] }),
  ];
  expect(cover(sketches).pages).toEqual([]);
});

test('A pre-launch market without pages lacks nothing yet', () => {
  const preLaunch: Sketch = { type: 'locale_settings', lang: 'fi-fi', data: { is_pre_launch: true } };
  expect(cover([page('home'), preLaunch]).locales.map(({ code }) => code)).toEqual(['en-gb', 'de-de']);
});

test('Only the wanted pages are reported, with all of their translations', () => {
  const { pages } = cover([...home, page('why')], ({ path }) => path === '/why');
  expect(pages.map(({ route }) => route.path)).toEqual(['/why']);
});
