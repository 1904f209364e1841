import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkLocaleDocuments } from '../../../src/check/locale-documents.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const whole: readonly Sketch[] = [
  { type: 'page', uid: 'home' },
  { type: 'signup_modal', data: { title: 'Sign up' } },
  { type: 'navigation' },
  { type: 'pricing' },
  { type: 'global_strings' },
  { type: 'locale_settings' },
  { type: 'disallowed_emails', uid: 'free-mail' },
  { type: 'feature_flags' },
];

function check(sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  return checkLocaleDocuments({ snapshot, ...planRoutes(snapshot, config) });
}

test('A locale with all of its documents, and one without pages, lack nothing', () => {
  expect(check(whole)).toEqual([]);
});

test.each([
  ['signup_modal', 'error', 'sign-up dialog'],
  ['navigation', 'error', 'navigation'],
  ['pricing', 'error', 'document with prices'],
  ['global_strings', 'error', 'global strings'],
  ['locale_settings', 'error', 'locale settings'],
  ['disallowed_emails', 'warning', 'list of disallowed email domains'],
  ['feature_flags', 'warning', 'document with experiments'],
])('A locale without %s has one finding: %s', (type, severity, name) => {
  expect(check(whole.filter((sketch) => sketch.type !== type))).toMatchObject([
    { code: 'missing-document', severity, message: expect.stringContaining(`United Kingdom (en-gb) has no ${name}.`) },
  ]);
});

test.each([
  ['global_strings', 'show the labels of the default locale'],
  ['disallowed_emails', 'use the list of the default locale'],
])('A locale without %s of its own has those of the default locale: a warning', (type, replacement) => {
  const german = whole.filter((sketch) => sketch.type !== type).map((sketch) => ({ ...sketch, lang: 'de-de' }));
  expect(check([...whole, ...german])).toMatchObject([
    { severity: 'warning', message: expect.stringContaining(replacement) },
  ]);
});

test('Only the default locale needs the document with experiments', () => {
  const german = whole.filter(({ type }) => type !== 'feature_flags').map((sketch) => ({ ...sketch, lang: 'de-de' }));
  expect(check([...whole, ...german])).toEqual([]);
});

test('A market that the configuration makes pre-launch stays so without its settings: a warning', () => {
  const snapshot = snapshotOf(...whole.filter(({ type }) => type !== 'locale_settings'));
  const { routes, locales } = planRoutes(snapshot, config);
  const preLaunch = locales.map((locale) => ({ ...locale, isPreLaunch: true }));
  expect(checkLocaleDocuments({ snapshot, routes, locales: preLaunch })).toMatchObject([{ severity: 'warning' }]);
});

test('A sign-up dialog without a title is not shown, which is an error', () => {
  const untitled = whole.map((sketch): Sketch => (sketch.type === 'signup_modal' ? { type: 'signup_modal' } : sketch));
  expect(check(untitled)).toMatchObject([{ severity: 'error', document: { type: 'signup_modal', field: 'title' } }]);
});
