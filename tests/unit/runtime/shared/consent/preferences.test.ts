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

test('The preferences before a choice deny everything', () => {
  expect(noConsent.allowed).toBe(false);
  expect(Object.values(noConsent.categories)).toEqual([false, false, false, false]);
});

test('Tracking needs analytics and advertisement, and that anything is allowed', () => {
  expect(allowsTracking(all)).toBe(true);
  expect(allowsTracking({ ...all, allowed: false })).toBe(false);
  expect(allowsTracking({ ...all, categories: { ...all.categories, analytics: false } })).toBe(false);
  expect(allowsTracking({ ...all, categories: { ...all.categories, advertisement: false } })).toBe(false);
  expect(allowsTracking({ ...all, categories: { ...all.categories, functionality: false } })).toBe(true);
});

test('Preferences come back from their text, and from another text the categories that it names', () => {
  const some = { allowed: true, categories: { ...noConsent.categories, analytics: true, necessary: true } };
  expect(consentText(some)).toBe('allowed analytics necessary');
  for (const each of [all, some, noConsent]) expect(parseConsent(consentText(each))).toEqual(each);
  expect(parseConsent('disallowed analytics-not __proto__')).toEqual(noConsent);
});
