import { type Minor, minorDigits, type Rate } from '../../rules/tools/money.ts';
import type { NumberShape } from '../../rules/tools/parse-decimal.ts';

/** Numbers, money and dates by the page's locale, for what changes while somebody types. */
export interface ToolFormat {
  readonly decimalSign: NumberShape['decimalSign'];
  money(amount: Minor, currency: string): string;
  /** The amount alone, as in a column of them. `extraDigits` are shown only where there are some. */
  amount(amount: number, currency: string, extraDigits?: number): string;
  percent(rate: Rate): string;
  /** A whole number of 1/10^digits, without idle zeros. */
  number(value: number, digits?: number): string;
  /** An ISO date to `4 March 2026`; what is no date stays as typed. */
  date(iso: string): string;
}

export function createFormat(htmlLang: string): ToolFormat {
  const percent = new Intl.NumberFormat(htmlLang, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    decimalSign: number.formatToParts(0.5).some(({ value }) => value === ',') ? ',' : '.',
    money(amount, currency) {
      const digits = minorDigits(currency);
      const format = {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      } as const;
      return new Intl.NumberFormat(htmlLang, format).format(amount / 10 ** digits);
    },
    amount(amount, currency, extraDigits = 0) {
      const digits = minorDigits(currency);
      const format = { minimumFractionDigits: digits, maximumFractionDigits: digits + extraDigits };
      return new Intl.NumberFormat(htmlLang, format).format(amount / 10 ** (digits + extraDigits));
    },
    percent: (rate) => percent.format(rate / 100_00),
    number: (value, digits = 0) => number.format(value / 10 ** digits),
    date: (iso) => (/^\d{4}-\d\d-\d\d$/.test(iso) ? date.format(new Date(iso)) : iso),
  };
}
