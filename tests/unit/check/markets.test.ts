import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { missingPages } from '../../../src/check/markets.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const open = ['en-gb', 'fi-fi', 'de-at', 'pt-pt'];
const few = { ...config, locales: config.locales.filter(({ code }) => open.includes(code)) };

function missing(...sketches: readonly Sketch[]) {
  // The default locale is whole in every test.
  const snapshot = snapshotOf(...whole.map((uid) => page(uid)), ...sketches);
  const { routes, locales } = planRoutes(snapshot, few);
  return missingPages({ routes, locales, pathPrefix: '/helios' }).filter(({ locale }) =>
    sketches.some(({ lang }) => lang === locale.code),
  );
}

function check(...sketches: readonly Sketch[]) {
  return missing(...sketches).map(({ finding }) => finding.message);
}

const page = (uid: string, more: { lang?: string; group?: string } = {}): Sketch => ({
  type: 'page',
  uid,
  group: uid,
  ...more,
});
const whole = ['home', 'pricing', 'legal', '404'];
const all = (lang: string, without: readonly string[] = []) =>
  whole.filter((uid) => !without.includes(uid)).map((uid) => page(uid, { lang }));

test('A market with home, pricing, legal and a 404 page is whole', () => {
  expect(check(...all('fi-fi'))).toEqual([]);
});

test.each([
  ['home', 'Suomi (fi-fi) has no home page.', '/helios/fi'],
  ['pricing', 'Suomi (fi-fi) has no pricing page.', '/helios/fi/pricing'],
  ['404', 'Suomi (fi-fi) has no 404 page.', '/helios/fi/404'],
])('A market without the page "%s" lacks it', (uid, message, pathname) => {
  expect(missing(...all('fi-fi', [uid]))).toMatchObject([{ pathname, finding: { severity: 'error', message } }]);
});

test('A page may have a UID of its own language', () => {
  const austrian = whole.map((uid) => page(uid === 'pricing' ? 'preise' : uid, { lang: 'de-at', group: uid }));
  expect(check(...austrian)).toEqual([]);
});

const settings: Sketch = { type: 'locale_settings', lang: 'pt-pt' };
const preLaunch: Sketch = { ...settings, data: { is_pre_launch: true } };

test('A launched market without any page is one finding that says how to close it', () => {
  expect(missing(settings)).toMatchObject([
    {
      finding: {
        message: 'Portugal (pt-pt) has no home page and no other page.',
        hint: expect.stringMatching(/set isPreLaunch for pt-pt .*, or remove the locale there/),
      },
    },
  ]);
});

test('A pre-launch market that has not begun lacks nothing', () => {
  expect(check(preLaunch)).toEqual([]);
});

test('What a pre-launch market lacks is a warning', () => {
  expect(missing(preLaunch, ...all('pt-pt', ['legal']))).toMatchObject([{ finding: { severity: 'warning' } }]);
});
