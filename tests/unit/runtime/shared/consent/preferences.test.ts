import { expect, test } from 'vitest';
import {
  type ConsentPreferences,
  consentText,
  noConsent,
  parseConsent,
  preferencesWith,
} from '../../../../../src/runtime/shared/consent/preferences.ts';

const all: ConsentPreferences = {
  allowed: true,
  categories: { analytics: true, advertisement: true, functionality: true, necessary: true },
};

test('The preferences before a choice deny everything', () => {
  expect(noConsent.allowed).toBe(false);
  expect(Object.values(noConsent.categories)).toEqual([false, false, false, false]);
});

test('Preferences with a category allow it, and with the necessary alone nothing is allowed', () => {
  expect(preferencesWith(['necessary', 'analytics'])).toEqual({
    allowed: true,
    categories: { ...noConsent.categories, analytics: true, necessary: true },
  });
  expect(preferencesWith(['necessary']).allowed).toBe(false);
  expect(preferencesWith(['analytics', 'advertisement', 'functionality', 'necessary'])).toEqual(all);
});

test('Preferences come back from their text, and from another text the categories that it names', () => {
  const some = { allowed: true, categories: { ...noConsent.categories, analytics: true, necessary: true } };
  expect(consentText(some)).toBe('allowed analytics necessary');
  for (const each of [all, some, noConsent]) expect(parseConsent(consentText(each))).toEqual(each);
  expect(parseConsent('disallowed analytics-not __proto__')).toEqual(noConsent);
});
