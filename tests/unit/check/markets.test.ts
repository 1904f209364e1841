import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkMarkets } from '../../../src/check/markets.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

function check(...sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  const { routes, locales } = planRoutes(snapshot, config);
  return checkMarkets(snapshot, routes, locales).map(({ message }) => message);
}

const page = (uid: string, more: { lang?: string; group?: string } = {}): Sketch => ({
  type: 'page',
  uid,
  group: uid,
  ...more,
});
const whole = ['home', 'pricing', 'legal', '404'];

test('A market with home, pricing, legal and a 404 page is whole', () => {
  expect(check(...whole.map((uid) => page(uid)))).toEqual([]);
});

test('Each page that a market lacks is a finding', () => {
  const finnish = [page('home', { lang: 'fi-fi' }), page('legal', { lang: 'fi-fi' })];
  expect(check(...whole.map((uid) => page(uid)), ...finnish)).toEqual([
    'Suomi (fi-fi) has no page "pricing".',
    'Suomi (fi-fi) has no page "404".',
  ]);
});

test('A page may have a UID of its own language', () => {
  const austrian = whole.map((uid) => page(uid === 'pricing' ? 'preise' : uid, { lang: 'de-at', group: uid }));
  expect(check(...whole.map((uid) => page(uid)), ...austrian)).toEqual([]);
});

test('A market that has not begun lacks nothing', () => {
  expect(check(page('legal', { lang: 'pt-pt' }))).toEqual([]);
});
