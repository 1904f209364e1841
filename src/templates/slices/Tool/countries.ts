import { vatRates } from '../../../islands/vat-calculator/vat-rates.ts';

/** The countries of the VAT table by name, in the alphabetical order of the language: å comes last in Danish. */
export function countriesBy(htmlLang: string) {
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' });
  const { compare } = new Intl.Collator(htmlLang);
  return vatRates
    .map(({ country }) => ({ value: country, text: names.of(country) ?? country }))
    .sort((a, b) => compare(a.text, b.text));
}
