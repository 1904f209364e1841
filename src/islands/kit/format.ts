import { isCalendarDay } from '../../rules/calendar-day.ts';
import { withMinusSign } from '../../rules/minus-sign.ts';
import { type Minor, minorDigits, type Rate } from '../../rules/money.ts';
import { numberLocale } from '../../rules/number-locale.ts';
import { type Quantity, quantityOf } from '../../rules/quantity.ts';
import type { DistanceUnit } from './mileage-rates.ts';
import type { NumberShape } from './parse-decimal.ts';

/**
 * Formats numbers, money and dates in the browser by the page's locale, for text that changes while a visitor types.
 */
export interface ToolFormat {
  readonly decimalSign: NumberShape['decimalSign'];
  /** Formats an amount with its currency. Unit prices have `extraDigits`: with two of them, 149 is `£0.0149`. */
  money(amount: number, currency: string, extraDigits?: number): string;
  /** Formats an amount with its currency for a sentence: a whole amount has no decimals. */
  briefMoney(amount: Minor, currency: string): string;
  /**
   * Formats an amount without its currency, for a column of amounts. Trailing zeros among the `extraDigits` are left
   * out.
   */
  amount(amount: number, currency: string, extraDigits?: number): string;
  /** The sign of a currency beside a field, as the page's language has it in amounts: `£`, `kr.`, `SEK`. */
  currencySign(currency: string): string;
  /** The word for a number of days beside a field: `days`. */
  dayWord(days: number): string;
  percent(rate: Rate): string;
  /** Formats a whole number of 1/10^`digits`, without trailing zeros: 1500 with 3 digits is `1.5`. */
  number(value: number, digits?: number): string;
  /** Formats a number for a message with plural forms: `{reports, plural, one {# report} other {# reports}}`. */
  quantity(value: number, digits?: number): Quantity;
  /** Formats a distance in tenths of a unit, with the unit's name: 965 is `96.5 miles`. */
  distance(tenths: number, unit: DistanceUnit): string;
  /**
   * Formats an ISO date: `2026-03-04` is `4 March 2026`. A text that is no day of the calendar is returned unchanged:
   * `2026-02-30`.
   */
  date(iso: string): string;
  /** Formats an ISO date in a short form, for columns: `2026-03-04` is `4 Mar 2026`. */
  shortDate(iso: string): string;
}

export function createFormat(htmlLang: string): ToolFormat {
  const numbers = numberLocale(htmlLang);
  const percent = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(numbers, { maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDate = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    decimalSign: number.formatToParts(0.5).some(({ value }) => value === ',') ? ',' : '.',
    money: (amount, currency, extraDigits = 0) =>
      withMinusSign(
        moneyFormat(htmlLang, currency, { extraDigits }).format(amount / 10 ** (minorDigits(currency) + extraDigits)),
      ),
    briefMoney: (amount, currency) =>
      withMinusSign(moneyFormat(htmlLang, currency, { isBrief: true }).format(amount / 10 ** minorDigits(currency))),
    amount(amount, currency, extraDigits = 0) {
      const digits = minorDigits(currency);
      const format = { minimumFractionDigits: digits, maximumFractionDigits: digits + extraDigits };
      return withMinusSign(new Intl.NumberFormat(numbers, format).format(amount / 10 ** (digits + extraDigits)));
    },
    currencySign: (currency) =>
      moneyFormat(htmlLang, currency, {})
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    dayWord(days) {
      const format = new Intl.NumberFormat(htmlLang, { style: 'unit', unit: 'day', unitDisplay: 'long' });
      const word = format.formatToParts(days).find(({ type }) => type === 'unit')?.value ?? '';
      // For "day", browsers give the Swedish word `dygn`, which means a day with its night. Travel days are counted in
      // `dagar`.
      return word === 'dygn' ? swedishDays[days === 1 ? 0 : 1] : word;
    },
    percent: (rate) => percent.format(rate / 100_00),
    number: (value, digits = 0) => withMinusSign(number.format(value / 10 ** digits)),
    quantity: (value, digits = 0) => quantityOf(value / 10 ** digits, htmlLang, { maximumFractionDigits: 4 }),
    distance: (tenths, unit) =>
      new Intl.NumberFormat(numbers, { style: 'unit', unit, unitDisplay: 'long' }).format(tenths / 10),
    date: (iso) => (isCalendarDay(iso) ? date.format(new Date(iso)) : iso),
    shortDate: (iso) => (isCalendarDay(iso) ? shortDate.format(new Date(iso)) : iso),
  };
}

const swedishDays = ['dag', 'dagar'] as const;

function moneyFormat(htmlLang: string, currency: string, { extraDigits = 0, isBrief = false }): Intl.NumberFormat {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + extraDigits,
    trailingZeroDisplay: isBrief ? 'stripIfInteger' : 'auto',
  });
}
