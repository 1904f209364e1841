import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { localeCookie } from '../../../../src/rules/locale-cookie.ts';
import { consentCategories } from '../../../../src/rules/privacy/categories.ts';
import { type StoredValues, storedData } from '../../../../src/rules/privacy/stored-data.ts';
import { visitNames } from '../../../../src/rules/visit/visit.ts';
import { splitTestCookie } from '../../../../src/runtime/shared/split-tests/participation.ts';
import { cookiesToSet, wasLoggedInName } from '../../../../src/runtime/shared/visit/cookies.ts';
import { landingNames } from '../../../../src/runtime/shared/visit/landing.ts';
import { cacheNames, expirationDatabase } from '../../../../src/service-worker/cache-names.ts';
import { vendors } from '../../../../src/site/privacy/vendors.ts';

const all: readonly StoredValues[] = storedData;
const namesOf = (lifetime: StoredValues['lifetime']) =>
  all.filter((item) => JSON.stringify(item.lifetime) === JSON.stringify(lifetime)).flatMap(({ names }) => names);

test('The cookie policy has every cookie of a visit, of a picked locale and of split tests, with its lifetime', () => {
  expect(namesOf({ count: 365, unit: 'day' }).sort()).toEqual(
    [...visitNames, wasLoggedInName, localeCookie, splitTestCookie].sort(),
  );
  expect(namesOf({ count: 30, unit: 'minute' }).sort()).toEqual([...landingNames].sort());
  const landing = new URL('https://www.helios.example/helios/en?utm_source=a');
  const visit = { first: { utm_source: 'a' }, latest: {}, referral: {}, others: {}, partner: undefined };
  const cookies = cookiesToSet({ visit, landing, pathPrefix: '/helios', cookies: '', denied: [] });
  const ages = Object.fromEntries(cookies.map(({ name, maxAge }) => [name, maxAge]));
  expect([ages.utm_source, ages.landingPage]).toEqual([365 * 24 * 60 * 60, 30 * 60]);
});

test('The cookie policy has every cache of the service worker, and its database', () => {
  const wanted = [...Object.values(cacheNames('*')), expirationDatabase];
  expect(all.find(({ purpose }) => purpose === 'offline')?.names.toSorted()).toEqual(wanted.sort());
});

test('The cookie policy names categories that a visitor can allow', () => {
  expect(consentCategories).toEqual(expect.arrayContaining([...new Set(all.flatMap(({ needs }) => needs))]));
});

// Change the version with the rest: a visitor has agreed to what the policy of that version named.
test('The version of the cookie policy is the one under which these categories, services and purposes were told', () => {
  const told = [...all, ...Object.values(vendors).flatMap(({ stored }): readonly StoredValues[] => stored)];
  const optional = told.filter(({ needs }) => !needs.includes('necessary')).map(({ purpose }) => purpose);
  expect({
    version: config.consent.policyVersion,
    categories: consentCategories,
    services: Object.keys(vendors),
    optional: optional.sort(),
  }).toEqual({
    version: '2026-11.2',
    categories: ['analytics', 'advertisement', 'functionality', 'necessary'],
    services: ['flags', 'hubspotBanner', 'analytics', 'monitoring'],
    optional: [
      'analytics_repeat',
      'analytics_traits',
      'analytics_visitor',
      'campaign',
      'click',
      'flags',
      'landing',
      'landing_click',
      'locale',
      'logged_in',
      'mailing',
      'monitoring',
      'referral',
      'split_test',
    ],
  });
});

/** The files that write to a browser's storage, and the purpose in the cookie policy for which they do it. */
const writers: Readonly<Record<string, readonly string[]>> = {
  'src/islands/expense-report/receipts/receipts.ts': ['tool_draft'],
  'src/islands/kit/saved-state.ts': ['tool_draft'],
  // What is stored for a vendor is declared with the vendor.
  'src/runtime/analytics/segment.ts': [],
  'src/runtime/analytics/told-traits.ts': [],
  'src/runtime/forms/draft.ts': ['form_draft'],
  'src/runtime/consent/keep-consent.ts': ['choice'],
  'src/runtime/forms/visit/follow-visit.ts': [
    'campaign',
    'click',
    'referral',
    'mailing',
    'logged_in',
    'landing',
    'landing_click',
  ],
  'src/runtime/late/check-start.ts': ['fresh_load'],
  'src/runtime/late/failed-chunk.ts': ['fresh_load'],
  'src/runtime/late/remember-locale.ts': ['locale'],
  'src/runtime/late/split-tests.ts': ['split_test'],
  'src/runtime/shared/storage/key-store.ts': ['key'],
  'src/runtime/shared/storage/secure-storage.ts': [],
  'src/service-worker/shell.ts': ['offline'],
  'src/service-worker/strategies.ts': ['offline'],
};

test('Each script that stores something in a browser stores it for a purpose of the cookie policy', () => {
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const storing =
    /\.setItem\(|(?<!function )writeCookies\(|createStore\(|caches\.open\(|new (?:CacheFirst|NetworkFirst)|cookieStore|createSecureStorage\(\(\)/;
  const found = globSync('src/{runtime,islands,service-worker}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => storing.test(readFileSync(join(root, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(writers).sort());
  const purposes = new Set(Object.values(writers).flat());
  expect([...purposes].sort()).toEqual(all.map(({ purpose }) => purpose).sort());
});
