import type { Locale } from '../../rules/locale.ts';
import type { Formatters } from '../../templates/page-context.ts';

/**
 * Money, numbers and dates by the locale's own rules. Made once a locale: `Intl` objects are slow to build. Dates are
 * in UTC, so that an export is the same in every time zone.
 */
export function createFormatters({ htmlLang, currency }: Locale): Formatters {
  const money = moneyFormats(htmlLang, currency);
  const date = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money(amount, { whole = false, currency: other } = {}) {
      const formats = other && other !== currency ? moneyFormats(htmlLang, other) : money;
      return formats[whole ? 'whole' : 'full'].format(amount);
    },
    number: (value, options) => new Intl.NumberFormat(htmlLang, options).format(value),
    date: (iso) => date.format(new Date(iso)),
  };
}

function moneyFormats(htmlLang: string, currency: string) {
  const full = { style: 'currency', currency } as const;
  return {
    full: new Intl.NumberFormat(htmlLang, full),
    whole: new Intl.NumberFormat(htmlLang, { ...full, trailingZeroDisplay: 'stripIfInteger' }),
  };
}
