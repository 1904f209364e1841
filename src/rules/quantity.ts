import { numberLocale } from './number-locale.ts';

/** A number for a text of the CMS: as the locale writes it, and the plural form of the words that count it. */
export interface Quantity {
  /** The number as the locale writes it: `1,250`, or a range such as `4–20`. */
  readonly text: string;
  /** The plural form by the rules of the language (Unicode CLDR): English has `one` and `other`, Polish has four. */
  readonly form: Intl.LDMLPluralRule;
}

type Digits = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits'>;

/** A number as a quantity: `1` is `one` and `1.5` is `other` in English. The digits that are shown decide the form. */
export function quantityOf(value: number, htmlLang: string, digits: Digits = {}): Quantity {
  const text = new Intl.NumberFormat(numberLocale(htmlLang), digits).format(value);
  return { text, form: new Intl.PluralRules(htmlLang, digits).select(value) };
}
