import { expect, test } from 'vitest';
import { consentCategories } from '../../../../src/rules/privacy/categories.ts';
import { choiceCookies, type StoredChoice, storedChoice } from '../../../../src/runtime/consent/choice.ts';
import {
  type ConsentPreferences,
  noConsent,
  preferencesWith,
} from '../../../../src/runtime/shared/consent/preferences.ts';

const analyticsOnly: ConsentPreferences = {
  allowed: true,
  categories: { ...noConsent.categories, analytics: true, necessary: true },
};

const choice: StoredChoice = {
  preferences: analyticsOnly,
  by: 'visitor',
  time: '2026-11-22T20:00:00.000Z',
  policyVersion: '5.0 & more',
  locale: 'fr-be',
};

/** `document.cookie` of a browser that has these cookies. */
const asText = (cookies: readonly { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

test('A choice is stored for 60 days in six preferences and a record', () => {
  const cookies = choiceCookies(choice, 'helios.example');
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toEqual({
    'managed-necessary': 'true',
    'managed-performance': 'true',
    'managed-functional': 'false',
    'managed-advertising': 'false',
    'managed-marketing': 'false',
    'managed-marketingAndAnalytics': 'false',
    'managed-choice': 'by=visitor&time=2026-11-22T20%3A00%3A00.000Z&policyVersion=5.0+%26+more&locale=fr-be',
  });
  expect(new Set(cookies.map(({ maxAge, domain }) => `${maxAge} ${domain}`))).toEqual(
    new Set([`${60 * 24 * 60 * 60} helios.example`]),
  );
});

test('A stored choice comes back with its time, version and locale', () => {
  expect(storedChoice(`theirs=1; ${asText(choiceCookies(choice, undefined))}`)).toEqual(choice);
  const refused = {
    ...choice,
    preferences: { allowed: false, categories: { ...noConsent.categories, necessary: true } },
  };
  expect(storedChoice(asText(choiceCookies(refused, undefined)))).toEqual(refused);
});

test.each(consentCategories)(
  'A stored choice of %s alone comes back, and allows something unless that needs no consent',
  (category) => {
    const stored = storedChoice(
      asText(choiceCookies({ ...choice, preferences: preferencesWith(['necessary', category]) }, undefined)),
    );
    expect(stored?.preferences).toEqual({
      allowed: category !== 'necessary',
      categories: { ...noConsent.categories, necessary: true, [category]: true },
    });
  },
);

test('A record that is not whole is no choice, and a preference without its cookie is denied', () => {
  const cookies = choiceCookies(choice, undefined);
  const without = (name: string) => storedChoice(asText(cookies.filter((each) => each.name !== name)));
  expect(without('managed-choice')).toBeUndefined();
  expect(without('managed-performance')?.preferences.categories.analytics).toBe(false);
  expect(without('managed-performance')?.preferences.allowed).toBe(false);
  for (const record of ['by=visitor', 'by=somebody&time=2026-11-22&policyVersion=1&locale=en', '%'])
    expect(storedChoice(`managed-choice=${record}`), record).toBeUndefined();
});

test('Marketing and analytics together need both categories', () => {
  const valueWith = (categories: Partial<ConsentPreferences['categories']>) => {
    const preferences = { allowed: true, categories: { ...noConsent.categories, ...categories } };
    return choiceCookies({ ...choice, preferences }, undefined).find((each) => each.name.endsWith('AndAnalytics'))
      ?.value;
  };
  expect(valueWith({ analytics: true })).toBe('false');
  expect(valueWith({ advertisement: true })).toBe('false');
  expect(valueWith({ analytics: true, advertisement: true })).toBe('true');
});
