import { describe, expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { createFormatters } from '../../../../src/export/render/formatters.ts';
import { localeOf } from '../../support/sample-page.ts';

const from = '2027-01-21T09:00:00+0000';
const until = '2027-01-21T09:45:00+0000';

/** Replaces every kind of space, which differs between versions of ICU. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

describe.each([
  ['en', 'Thursday, 21 January 2027', '21 Jan', 'Thursday', '09:00–09:45 GMT'],
  ['de', 'Donnerstag, 21. Januar 2027', '21. Jan.', 'Donnerstag', '10:00–10:45 Uhr MEZ'],
  ['fi', 'torstai 21. tammikuuta 2027', '21.1.', 'torstai', '11.00–11.45 UTC+2'],
])('%s', (urlCode, full, day, weekday, hours) => {
  const format = createFormatters(localeOf(urlCode));
  const timeZone = { en: 'Europe/London', de: 'Europe/Berlin', fi: 'Europe/Helsinki' }[urlCode] ?? 'UTC';

  test(`A moment is written as its day in ${urlCode}`, () => {
    expect(plain(format.day(from, timeZone))).toBe(full);
    expect(plain(format.dayPart('day', from, timeZone))).toBe(day);
    expect(format.dayPart('weekday', from, timeZone)).toBe(weekday);
  });

  test(`Hours are written with their time zone in ${urlCode}`, () => {
    expect(plain(format.hours(from, until, timeZone))).toBe(hours);
  });
});

test.each(locales.map(({ urlCode }) => urlCode))('Numbers and amounts of money are grouped alike in %s', (urlCode) => {
  const format = createFormatters(localeOf(urlCode));
  const written = [
    format.number(12_345),
    format.quantity(12_345).text,
    format.quantityRange(12_345, 12_345).text.split('–')[0],
  ];
  expect(new Set(written)).toEqual(new Set([/\d+.\d+/.exec(format.money(12_345, { whole: true }))?.[0]]));
});

test('The same moment is another day in another time zone', () => {
  const { dayPart } = createFormatters(localeOf('en'));
  expect(dayPart('day', '2027-01-21T23:30:00Z', 'Europe/London')).toBe('21 Jan');
  expect(dayPart('day', '2027-01-21T23:30:00Z', 'Europe/Helsinki')).toBe('22 Jan');
});

test('Hours without an end are written as their beginning', () => {
  expect(createFormatters(localeOf('en')).hours(from, null, 'Europe/London')).toBe('09:00 GMT');
});

test('Hours in an unknown time zone are written in UTC, and say so', () => {
  expect(createFormatters(localeOf('en')).hours(from, null, 'Europe/Lundon')).toBe('09:00 UTC');
});

test.each([
  ['en', 'GBP', '£62,000–£78,000'],
  ['en', 'DKK', 'DKK 520,000–620,000'],
  ['se', 'DKK', '520 000–620 000 Dkr'],
])('A range of money in %s names the currency %s as in %s', (urlCode, currency, text) => {
  const [from, until] = currency === 'GBP' ? [62_000, 78_000] : [520_000, 620_000];
  expect(plain(createFormatters(localeOf(urlCode)).moneyRange(from, until, currency))).toBe(text);
});

test.each(['en', 'de', 'fr', 'fi', 'us'])('Negative money has a minus sign and no hyphen in %s', (urlCode) => {
  const format = createFormatters(localeOf(urlCode));
  for (const text of [format.money(-48_300, { whole: true }), format.number(-1.5)]) {
    expect(text).toContain('−');
    expect(text).not.toContain('-');
  }
});

test('A dial counts to twelve twice only where the locale does', () => {
  const [us, de] = [createFormatters(localeOf('us')), createFormatters(localeOf('de'))];
  expect([13, 12, 0, -1].map(us.dialHour)).toEqual(['1', '12', '12', '11']);
  expect([13, 12, 0, -1].map(de.dialHour)).toEqual(['13', '12', '0', '23']);
});
