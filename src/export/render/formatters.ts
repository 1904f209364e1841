import { withMinusSign } from '../../rules/minus-sign.ts';
import { numberLocale } from '../../rules/number-locale.ts';
import type { Locale } from '../../site/locale.ts';
import { knownTimeZone } from '../../site/time-zone.ts';
import type { DayPart, Formatters } from '../../templates/page-context.ts';
import { memoize } from './memoize.ts';

/**
 * Creates formatters of money, numbers and dates for a locale. Create them once for each locale, because an `Intl`
 * object takes a hundred times as long to make as to use. Each `Intl` object is made when it is first used. Dates are
 * in UTC and times in the given time zone, so that an export does not depend on the machine's time zone.
 */
export function createFormatters({ htmlLang, currency }: Locale): Formatters {
  const moneyIn = memoize(String, (other: string) => moneyFormats(htmlLang, other));
  const numberWith = memoize(
    JSON.stringify,
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(numberLocale(htmlLang), options),
  );
  const number = () => numberWith({});
  const plural = memoize(String, (lang: string) => new Intl.PluralRules(lang));
  const date = memoize(String, (lang: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }));
  const clock = memoize(String, (lang: string) => new Intl.DateTimeFormat(lang, { hour: 'numeric' }).resolvedOptions());
  const zoned = memoize(String, (timeZone: string) => formatsIn(htmlLang, knownTimeZone(timeZone)));
  return {
    money(amount, { whole = false, currency: other } = {}) {
      return withMinusSign(moneyIn(other || currency)[whole ? 'whole' : 'full'].format(amount));
    },
    moneyRange(from, until, other) {
      // If a range has the currency symbol at both ends (£1 – £2), English puts spaces around the dash. They are
      // removed.
      return moneyIn(other || currency)
        .whole.formatRange(from, until)
        .replace(/\s–\s/, '–');
    },
    number: (value, options = {}) => withMinusSign(numberWith(options).format(value)),
    quantity: (value) => ({ text: number().format(value), form: plural(htmlLang).select(value) }),
    quantityRange(from, until) {
      const text = `${number().format(from)}–${number().format(until)}`;
      // In the languages of this site, and in most others, the last number of a range decides its form (Unicode CLDR).
      return { text, form: plural(htmlLang).select(until) };
    },
    date: (iso) => date(htmlLang).format(new Date(iso)),
    day: (iso, timeZone) => zoned(timeZone).full.format(new Date(iso)),
    dayPart: (part, iso, timeZone) => zoned(timeZone)[part].format(new Date(iso)),
    hours(from, until, timeZone) {
      const { hours } = zoned(timeZone);
      return until ? hours.formatRange(new Date(from), new Date(until)) : hours.format(new Date(from));
    },
    dialHour: (hour) => String(clock(htmlLang).hour12 ? ((hour + 11) % 12) + 1 : (hour + 24) % 24),
  };
}

function moneyFormats(htmlLang: string, currency: string) {
  const full = { style: 'currency', currency } as const;
  return {
    full: new Intl.NumberFormat(htmlLang, full),
    whole: new Intl.NumberFormat(htmlLang, { ...full, trailingZeroDisplay: 'stripIfInteger' }),
  };
}

type ZonedFormats = Readonly<Record<DayPart | 'full' | 'hours', Intl.DateTimeFormat>>;

function formatsIn(htmlLang: string, timeZone: string): ZonedFormats {
  return {
    full: new Intl.DateTimeFormat(htmlLang, { dateStyle: 'full', timeZone }),
    day: new Intl.DateTimeFormat(htmlLang, { day: 'numeric', month: 'short', timeZone }),
    weekday: new Intl.DateTimeFormat(htmlLang, { weekday: 'long', timeZone }),
    hours: new Intl.DateTimeFormat(htmlLang, {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }),
  };
}
