import type { Locale } from '../site/locale.ts';
import type { NotationFault } from './check-notation.ts';

/** How a locale writes numbers, amounts and dates, as ICU knows it. */
export interface NumberForm {
  readonly code: string;
  readonly decimal: string;
  /** The sign between thousands in amounts. Empty if there is none. */
  readonly group: string;
  /** True if the sign of a currency, such as `€`, stands before the number. */
  readonly isSignFirst: (sign: string) => boolean;
  /** True if there is a space between a number and `%`. */
  readonly hasSpaceBeforePercent: boolean;
  readonly dates: DateForm;
}

interface DateForm {
  /** Matches dates with the name of a month in this language: `22 November`, `November 22`. */
  readonly pattern: RegExp;
  readonly isDayFirst: boolean;
  /** The text between day and month: `.`, `de`. Empty for a space. */
  readonly between: string;
}

const signs: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', kr: 'DKK' };

export function numberFormOf({ code, htmlLang, currency }: Locale): NumberForm {
  const amount = (money: string, value: number) =>
    new Intl.NumberFormat(htmlLang, {
      style: 'currency',
      currency: money,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(value);
  const parts = amount(currency, 12_345.6);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const percent = new Intl.NumberFormat(htmlLang, { style: 'percent' }).formatToParts(0.2);
  return {
    code,
    decimal: part('decimal'),
    group: part('group'),
    isSignFirst: (sign) => amount(signs[sign] ?? currency, 20)[0]?.type === 'currency',
    hasSpaceBeforePercent: percent.some(({ type }) => type === 'literal'),
    dates: dateFormOf(htmlLang),
  };
}

function dateFormOf(htmlLang: string): DateForm {
  const format = new Intl.DateTimeFormat(htmlLang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dates = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2026, month, 22)));
  const [parts = []] = dates;
  const day = parts.findIndex(({ type }) => type === 'day');
  const place = parts.findIndex(({ type }) => type === 'month');
  const names = `(?:${dates.map((each) => each[place]?.value).join('|')})`;
  return {
    // One pattern has the names of all months, because V8 takes 5 ms for each pattern with `\p{L}`, the letters of all
    // languages.
    pattern: new RegExp(`\\d{1,2}(\\P{L}{1,3}|\\sde\\s)${names}(?!\\p{L})|(?<!\\p{L})${names}\\s\\d{1,2}(?!\\d)`, 'gu'),
    isDayFirst: day < place,
    between: parts[Math.min(day, place) + 1]?.value.trim() ?? '',
  };
}

/** Finds numbers, amounts, percentages and dates that are not in the form of a locale. */
export function numberFaults(text: string, form: NumberForm): NotationFault[] {
  // Most texts have no digit and need no further check.
  if (!/\d/.test(text)) return [];
  return [
    ...separatorFaults(text, form),
    ...moneyFaults(text, form),
    ...percentFaults(text, form),
    ...dateFaults(text, form),
  ];
}

/**
 * Matches numbers with a point or a comma after the thousands: `1,234.56`, `1.234`. A number that begins with a zero,
 * such as `0,636`, has decimals and does not match.
 */
const thousands = /(?<![\d.,\p{L}/-])[1-9]\d{0,2}([.,])\d{3}(?:([.,])\d{1,2})?(?![\d\p{L}.,]*\d|\p{L}|\s?%)/gu;
/** Matches an amount or a percentage with two decimals: `€20.50`, `20,50 €`. */
const decimals = /(?<=[£€$]\s?)\d+([.,])\d{2}(?!\d)|(?<![\d.,])\d+([.,])\d{2}(?=\s?[£€$%])/gu;

function separatorFaults(text: string, { decimal, group, code }: NumberForm): NotationFault[] {
  const wrongGroups = Array.from(text.matchAll(thousands)).filter(
    ([, sign, point]) => sign !== group || (point !== undefined && point !== decimal),
  );
  const wrongDecimals = Array.from(text.matchAll(decimals)).filter(
    ([, before, after]) => (before ?? after) !== decimal,
  );
  return [...wrongGroups, ...wrongDecimals].map(([seen]) => ({
    seen,
    remedy: `write ${new Intl.NumberFormat(code).format(12_345.67)} for twelve thousand and some hundredths`,
  }));
}

const signBefore = /(?<![\p{L}\d])([£€$])\s?\d/gu;
const signAfter = /\d\s?([£€$])(?![\d\p{L}])/gu;

function moneyFaults(text: string, { isSignFirst, code }: NumberForm): NotationFault[] {
  const wrong = [
    ...Array.from(text.matchAll(signBefore)).filter(([, sign = '']) => !isSignFirst(sign)),
    ...Array.from(text.matchAll(signAfter)).filter(([, sign = '']) => isSignFirst(sign)),
  ];
  return wrong.map(([seen, sign = '']) => ({
    seen,
    remedy: `write ${new Intl.NumberFormat(code, { style: 'currency', currency: signs[sign] ?? 'EUR', maximumFractionDigits: 0 }).format(20)}`,
  }));
}

function percentFaults(text: string, { hasSpaceBeforePercent }: NumberForm): NotationFault[] {
  const wrong = text.match(hasSpaceBeforePercent ? /\d%/g : /\d\s%/g) ?? [];
  return wrong.map((seen) => ({ seen, remedy: hasSpaceBeforePercent ? 'write 20 % with a space' : 'write 20%' }));
}

function dateFaults(text: string, { dates: { pattern, isDayFirst, between }, code }: NumberForm): NotationFault[] {
  const numeric = code === 'sv-se' ? [] : (text.match(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g) ?? []);
  const named = Array.from(text.matchAll(pattern))
    .filter(([, sign]) => (sign === undefined ? isDayFirst : !isDayFirst || sign.trim() !== between))
    .map(([seen]) => seen);
  const wrong = [...numeric, ...named];
  if (wrong.length === 0) return [];
  const day = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22));
  return wrong.map((seen) => ({ seen, remedy: `write ${day}` }));
}
