import type { Locale } from '../../rules/locale.ts';
import type { Formatters } from '../../templates/page-context.ts';

/**
 * Money, numbers and dates by the locale's own rules. Made once a locale: `Intl` objects are slow to build. Dates are
 * in UTC, so that an export is the same in every time zone.
 */
export function createFormatters({ htmlLang, currency }: Locale): Formatters {
  const money = new Intl.NumberFormat(htmlLang, { style: 'currency', currency });
  const wholeMoney = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const date = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (amount, options) => (options?.whole ? wholeMoney : money).format(amount),
    number: (value, options) => new Intl.NumberFormat(htmlLang, options).format(value),
    date: (iso) => date.format(new Date(iso)),
  };
}
