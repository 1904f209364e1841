import { expect, test } from 'vitest';
import {
  localeString,
  missingString,
  richStringOf,
  stringOf,
  textsOf,
} from '../../../../src/content/meaning/locale-strings.ts';
import { type DataOf, documentOf } from '../../support/document-of.ts';

const strings = (texts: DataOf<'global_strings'>) => documentOf('global_strings', texts).data;

test.each([
  ['its own text', 'Laden', 'Loading', 'Laden'],
  ['the default locale’s where its own is empty', '', 'Loading', 'Loading'],
  ['the default locale’s where it has none', null, 'Loading', 'Loading'],
  ['the default locale’s where its own is no text', ['Laden'], 'Loading', 'Loading'],
  ['empty where neither has one', null, null, ''],
])('The string of a locale is %s', (_, own, fallback, expected) => {
  const both = { own: strings({ loading: own }), fallback: strings({ loading: fallback }) };
  expect(localeString(both, 'loading')).toBe(expected);
});

test('The string of a locale without a document is the default locale’s', () => {
  expect(localeString({ own: undefined, fallback: strings({ loading: 'Loading' }) }, 'loading')).toBe('Loading');
  expect(localeString({ own: undefined, fallback: undefined }, 'loading')).toBe('');
});

test('A string that is empty or no text counts as missing', () => {
  const own = strings({ loading: 'Laden', sign_up: '', consent: null });
  const keys = ['loading', 'sign_up', 'consent', 'required'] as const;
  expect(keys.filter((key) => stringOf(own, key) === undefined)).toEqual(keys.slice(1));
});

test('A string with links that is empty counts as missing', () => {
  const words = [{ type: 'paragraph', text: 'Our terms', spans: [] }];
  const own = strings({ accept_terms_and_privacy: words, privacy_consent_text: [] });
  expect(richStringOf(own, 'accept_terms_and_privacy')).toEqual(words);
  expect(richStringOf(own, 'privacy_consent_text')).toBeUndefined();
  expect(richStringOf(undefined, 'privacy_consent_text')).toBeUndefined();
});

test('Several strings are read one by one, in their order', () => {
  expect(Object.entries(textsOf(['required', 'phone'], (key) => `${key}!`))).toEqual([
    ['required', 'required!'],
    ['phone', 'phone!'],
  ]);
});

test('The finding for a missing string names the field in the locale’s own document', () => {
  const document = documentOf('global_strings', {}, { id: 'S', lang: 'de-de' });
  const finding = missingString('loading', { locale: 'de-de', document });
  expect(finding).toMatchObject({
    code: 'missing-string',
    severity: 'warning',
    document: { id: 'S', type: 'global_strings', uid: null, lang: 'de-de', field: 'loading' },
  });
  expect(finding.message).toMatch(/"loading".* de-de/);
});

test('The finding for a missing string names no place where the locale has no document', () => {
  expect(missingString('loading', { locale: 'de-de', document: undefined })).not.toHaveProperty('document');
});
