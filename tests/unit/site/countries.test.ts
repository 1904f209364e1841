import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkLead } from '../../../src/rules/leads/check-lead.ts';
import { countryNames } from '../../../src/site/countries.ts';
import { countries } from '../../../src/site/reference-data.ts';

const fields = [{ name: 'country', type: 'country', isRequired: true }] as const;

test.each(config.locales)('Each country has one name in $htmlLang, which may be sent', ({ htmlLang, country }) => {
  const names = countryNames(htmlLang, { first: country });
  expect(new Set(names).size).toBe(countries.length);
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  expect(names.filter((name) => checkLead({ country: name }, { fields }, []).country)).toEqual([]);
});

test('The market’s own country is first, and the others follow by the alphabet of the language', () => {
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
