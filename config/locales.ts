import type { Locale } from '../src/site/locale.ts';

type Row = Pick<Locale, 'code' | 'urlCode' | 'countryName' | 'languageName' | 'currency'> & Partial<Locale>;

/**
 * The locales in the order in which visitors see them: the default locale first,
 * then by country. The language of `lu` is French, and that of `no` is Bokmål.
 */
export const locales: readonly Locale[] = [
  locale({
    code: 'en-gb',
    urlCode: 'en',
    countryName: 'United Kingdom',
    languageName: 'English',
    currency: 'GBP',
    isDefault: true,
    alsoServes: ['en', 'x-default'],
  }),
  locale({
    code: 'de-at',
    urlCode: 'at',
    countryName: 'Österreich',
    languageName: 'Deutsch',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({
    code: 'nl-be',
    urlCode: 'nl-be',
    countryName: 'België',
    languageName: 'Nederlands',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({
    code: 'fr-be',
    urlCode: 'fr-be',
    countryName: 'Belgique',
    languageName: 'Français',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({ code: 'da-dk', urlCode: 'da', countryName: 'Danmark', languageName: 'Dansk', currency: 'DKK' }),
  locale({
    code: 'de-de',
    urlCode: 'de',
    countryName: 'Deutschland',
    languageName: 'Deutsch',
    currency: 'EUR',
    alsoServes: ['de'],
  }),
  locale({
    code: 'et-ee',
    urlCode: 'ee',
    countryName: 'Eesti',
    languageName: 'Eesti',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({ code: 'es-es', urlCode: 'es', countryName: 'España', languageName: 'Español', currency: 'EUR' }),
  locale({
    code: 'fr-fr',
    urlCode: 'fr',
    countryName: 'France',
    languageName: 'Français',
    currency: 'EUR',
    alsoServes: ['fr'],
  }),
  locale({ code: 'en-ie', urlCode: 'ie', countryName: 'Ireland', languageName: 'English', currency: 'EUR' }),
  locale({
    code: 'it-it',
    urlCode: 'it',
    countryName: 'Italia',
    languageName: 'Italiano',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({
    code: 'fr-lu',
    urlCode: 'lu',
    countryName: 'Luxembourg',
    languageName: 'Français',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({
    code: 'nl-nl',
    urlCode: 'nl',
    countryName: 'Nederland',
    languageName: 'Nederlands',
    currency: 'EUR',
    alsoServes: ['nl'],
  }),
  locale({
    code: 'nb-no',
    urlCode: 'no',
    countryName: 'Norge',
    languageName: 'Norsk',
    currency: 'NOK',
    tier: 'secondary',
  }),
  locale({
    code: 'pt-pt',
    urlCode: 'pt',
    countryName: 'Portugal',
    languageName: 'Português',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({
    code: 'fi-fi',
    urlCode: 'fi',
    countryName: 'Suomi',
    languageName: 'Suomi',
    currency: 'EUR',
    tier: 'secondary',
  }),
  locale({ code: 'sv-se', urlCode: 'se', countryName: 'Sverige', languageName: 'Svenska', currency: 'SEK' }),
  locale({ code: 'en-us', urlCode: 'us', countryName: 'United States', languageName: 'English', currency: 'USD' }),
];

function locale(row: Row): Locale {
  const [language = '', region = ''] = row.code.split('-');
  const country = region.toUpperCase();
  return {
    language,
    country,
    htmlLang: `${language}-${country}`,
    direction: 'ltr',
    tier: 'main',
    isDefault: false,
    isPreLaunch: false,
    alsoServes: [],
    ...row,
  };
}
