import { countryCodes } from '../../rules/countries.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 of a country that content gives as code or by its English name; what is neither stays as it is. */
export function countryCode(country: string): string {
  return countryCodes.find((code) => code === country.toUpperCase() || names.of(code) === country) ?? country;
}

/** Its English name, by which job searches know a country one may live in. */
export function countryName(country: string): string {
  const code = countryCode(country);
  return countryCodes.includes(code) ? (names.of(code) ?? country) : country;
}
