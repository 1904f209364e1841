import { type Country, countries } from '../../site/reference-data.ts';

/**
 * The ISO 3166-1 code of a country that content names by code or in English: `Denmark` to `DK`. Any other text is
 * returned as it is.
 */
export function countryCode(country: string): string {
  return findCountry(country)?.alpha2 ?? country;
}

/** The English name of a country, which job searches use for the countries where employees may live. */
export function countryName(country: string): string {
  return findCountry(country)?.englishNames[0] ?? country;
}

function findCountry(country: string): Country | undefined {
  return countries.find(
    ({ alpha2, englishNames }) => alpha2 === country.toUpperCase() || englishNames.includes(country),
  );
}
