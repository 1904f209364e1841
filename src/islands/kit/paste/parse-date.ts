import { isCalendarDay } from '../../../rules/calendar-day.ts';

/**
 * Parses a date in figures into an ISO date. The year is first, or day and month are in the order of the page's language:
 * `12/11/2026` is `2026-11-12` in British English and `2026-12-11` in American English. Undefined if the text is no date.
 */
export function parseDate(text: string, htmlLang: string): string | undefined {
  const [, first = '', second = '', third = ''] = /^(\d+)[-./ ]+(\d+)[-./ ]+(\d+)\.?$/.exec(text) ?? [];
  if (first.length === 4) return isoDate(first, second, third);
  const [day, month] = isMonthFirst(htmlLang) ? [second, first] : [first, second];
  if (third.length !== 2 && third.length !== 4) return undefined;
  return isoDate(third.padStart(4, '20'), month, day);
}

function isMonthFirst(htmlLang: string): boolean {
  const parts = new Intl.DateTimeFormat(htmlLang).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}

function isoDate(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : undefined;
}
