import { expect, test } from 'vitest';
import { locales } from '../../../../../config/locales.ts';
import { languagesByLocale } from '../../../../../src/export/site-files/host-rules/locale-languages.ts';

const languagesOf = (code: string, all = locales) => languagesByLocale(all).get(code);

test('A range with a country leads to the locale of the country, and one without to the locale that serves it', () => {
  expect(languagesOf('en-gb')).toEqual(['en-gb', 'en']);
  expect(languagesOf('de-at')).toEqual(['de-at']);
  expect(languagesOf('de-de')).toEqual(['de-de', 'de']);
  expect(languagesOf('da-dk')).toEqual(['da-dk', 'da']);
});

test('Browsers that ask for Norwegian by any name are led to the Norwegian locale', () => {
  expect(languagesOf('nb-no')).toEqual(['nb-no', 'nb', 'no', 'nn']);
});

test('A locale in pre-launch has no range, and its language leads to the next locale', () => {
  const changed = locales.map((locale) => ({ ...locale, isPreLaunch: locale.code === 'de-de' }));
  expect(languagesOf('de-de', changed)).toEqual([]);
  expect(languagesOf('de-at', changed)).toEqual(['de-at', 'de']);
});
