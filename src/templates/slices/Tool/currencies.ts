import { vatRates } from '../../../islands/vat-calculator/vat-rates.ts';
import type { Locale } from '../../../site/locale.ts';

/**
 * The currencies of the countries in the VAT table, and the dollar. The locale's own comes first, the others by name.
 */
export function currenciesFor({ htmlLang, currency }: Locale) {
  const names = new Intl.DisplayNames(htmlLang, { type: 'currency' });
  const { compare } = new Intl.Collator(htmlLang);
  const others = new Set(vatRates.map((each) => each.currency)).add('USD');
  others.delete(currency);
  const option = (code: string) => ({ value: code, text: `${names.of(code) ?? code} (${code})` });
  return [option(currency), ...[...others].map(option).sort((a, b) => compare(a.text, b.text))];
}
