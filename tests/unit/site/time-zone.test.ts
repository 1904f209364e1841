import { expect, test } from 'vitest';
import { endOfDay, isoInTimeZone, knownTimeZone } from '../../../src/site/time-zone.ts';

test.each([
  ['2027-01-21T09:00:00+0000', 'Europe/London', '2027-01-21T09:00:00+00:00'],
  ['2027-07-21T09:00:00+0000', 'Europe/London', '2027-07-21T10:00:00+01:00'],
  ['2027-01-21T01:00:00+0000', 'America/New_York', '2027-01-20T20:00:00-05:00'],
  ['2027-07-21T22:30:00Z', 'Asia/Kolkata', '2027-07-22T04:00:00+05:30'],
  ['2027-07-21T22:30:00+0200', 'UTC', '2027-07-21T20:30:00+00:00'],
])('The moment %s in %s is %s', (iso, timeZone, written) => {
  expect(isoInTimeZone(iso, timeZone)).toBe(written);
});

test.each([
  ['2027-01-21T09:00:00+0000', 'Europe/London', '2027-01-22T00:00:00.000Z'],
  ['2027-01-21T09:00:00+0000', 'America/New_York', '2027-01-22T05:00:00.000Z'],
  ['2027-01-21T20:00:00+0000', 'Asia/Kolkata', '2027-01-22T18:30:00.000Z'],
  // Daylight saving time begins or ends on these days, so that they have 23 or 25 hours.
  ['2027-03-28T12:00:00+0000', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31T12:00:00+0000', 'Europe/Berlin', '2027-10-31T23:00:00.000Z'],
])('The day of %s in %s ends at %s', (iso, timeZone, end) => {
  expect(endOfDay(iso, timeZone).toISOString()).toBe(end);
});

test('An unknown time zone, or none, is UTC', () => {
  expect(knownTimeZone('Europe/Copenhagen')).toBe('Europe/Copenhagen');
  expect(knownTimeZone('Europe/Lundon')).toBe('UTC');
  expect(knownTimeZone(null)).toBe('UTC');
});
