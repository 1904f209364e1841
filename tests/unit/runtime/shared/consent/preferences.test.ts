import { expect, test } from 'vitest';
import {
  allowsTracking,
  type ConsentPreferences,
  consentText,
  noConsent,
  parseConsent,
} from '../../../../../src/runtime/shared/consent/preferences.ts';

const all: ConsentPreferences = {
  allowed: true,
  categories: { analytics: true, advertisement: true, functionality: true, necessary: true },
};

test('before a choice everything is denied', () => {
  expect(noConsent.allowed).toBe(false);
  expect(Object.values(noConsent.categories)).toEqual([false, false, false, false]);
});

test('tracking needs analytics and advertisement, and that anything is allowed', () => {
  expect(allowsTracking(all)).toBe(true);
  expect(allowsTracking({ ...all, allowed: false })).toBe(false);
  expect(allowsTracking({ ...all, categories: { ...all.categories, analytics: false } })).toBe(false);
  expect(allowsTracking({ ...all, categories: { ...all.categories, advertisement: false } })).toBe(false);
  expect(allowsTracking({ ...all, categories: { ...all.categories, functionality: false } })).toBe(true);
});

test('a choice comes back from its text, and from any other text what is named in it', () => {
  const some = { allowed: true, categories: { ...noConsent.categories, analytics: true, necessary: true } };
  expect(consentText(some)).toBe('allowed analytics necessary');
  for (const each of [all, some, noConsent]) expect(parseConsent(consentText(each))).toEqual(each);
  expect(parseConsent('disallowed analytics-not __proto__')).toEqual(noConsent);
});
