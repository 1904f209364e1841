import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { countryCodes, countryNames } from '../../../src/rules/countries.ts';

test('each country is there once, and has a name in every language of the site', () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes).toHaveLength(250);
  for (const { htmlLang, country } of config.locales) {
    const names = countryNames(htmlLang, { first: country });
    expect(names).toHaveLength(countryCodes.length);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  }
});

test('the market’s own country leads, the others follow by the alphabet of the language', () => {
  expect(countryNames('en-GB', { first: 'GB' }).slice(0, 4)).toEqual([
    'United Kingdom',
    'Afghanistan',
    'Åland Islands',
    'Albania',
  ]);
  expect(countryNames('de-DE', { first: 'DE' }).slice(0, 4)).toEqual([
    'Deutschland',
    'Afghanistan',
    'Ägypten',
    'Ålandinseln',
  ]);
});

test('Swedish has its Å after Z', () => {
  const names = countryNames('sv-SE', { first: 'SE' });
  expect(names.indexOf('Åland')).toBeGreaterThan(names.indexOf('Zimbabwe'));
});
