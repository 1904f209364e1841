import { type Country, countries } from '../../site/reference-data.ts';

/** ISO 3166-1 of a country that content gives as code or by an English name; what is neither stays as it is. */
export function countryCode(country: string): string {
  return findCountry(country)?.alpha2 ?? country;
}

/** Its English name, by which job searches know a country one may live in. */
export function countryName(country: string): string {
  return findCountry(country)?.englishNames[0] ?? country;
}

function findCountry(country: string): Country | undefined {
  return countries.find(
    ({ alpha2, englishNames }) => alpha2 === country.toUpperCase() || englishNames.includes(country),
  );
}
