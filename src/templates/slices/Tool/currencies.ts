import { vatRates } from '../../../islands/vat-calculator/vat-rates.ts';
import type { Locale } from '../../../site/locale.ts';

/** The currencies of the countries whose VAT we know, and the dollar; the locale's own first, the others by their name. */
export function currenciesFor({ htmlLang, currency }: Locale) {
  const names = new Intl.DisplayNames(htmlLang, { type: 'currency' });
  const { compare } = new Intl.Collator(htmlLang);
  const others = new Set(vatRates.map((each) => each.currency)).add('USD');
  others.delete(currency);
  const option = (code: string) => ({ value: code, text: `${names.of(code) ?? code} (${code})` });
  return [option(currency), ...[...others].map(option).sort((a, b) => compare(a.text, b.text))];
}
