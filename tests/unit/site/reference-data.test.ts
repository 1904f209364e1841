import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { countries, languageCodes } from '../../../src/site/reference-data.ts';

const byCode = (code: string) => countries.find(({ alpha2 }) => alpha2 === code);

test('Each country has its own two letters, three letters, three digits and English name', () => {
  expect(byCode('GB')).toMatchObject({ alpha3: 'GBR', numeric: '826' });
  expect(byCode('GB')?.englishNames.slice(0, 2)).toEqual(['United Kingdom', 'UK']);
  expect(byCode('AF')?.numeric).toBe('004');
  expect(byCode('US')?.englishNames).toEqual(expect.arrayContaining(['United States of America', 'USA']));
  expect(countries).toHaveLength(250);
  for (const { alpha2, alpha3, numeric } of countries) {
    expect(`${alpha2} ${alpha3} ${numeric}`).toMatch(/^[A-Z]{2} [A-Z]{3} \d{3}$/);
  }
  for (const key of ['alpha2', 'alpha3', 'numeric'] as const) {
    expect(new Set(countries.map((country) => country[key])).size).toBe(countries.length);
  }
  expect(countries.filter(({ alpha2, englishNames: [name] }) => name === alpha2)).toEqual([]);
});

test('Kosovo is a country, though ISO has no code for it', () => {
  expect(byCode('XK')).toMatchObject({ alpha3: 'XKK', englishNames: ['Kosovo'] });
});

test('The reference data has the codes of the site’s own countries and languages', () => {
  expect(languageCodes.filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([]);
  for (const { country, language, htmlLang } of config.locales) {
    expect(byCode(country), htmlLang).toBeDefined();
    expect(languageCodes, htmlLang).toContain(language);
  }
});
