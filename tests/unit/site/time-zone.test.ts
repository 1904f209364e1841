import { expect, test } from 'vitest';
import { isoInTimeZone, knownTimeZone } from '../../../src/site/time-zone.ts';

test.each([
  ['2027-01-21T09:00:00+0000', 'Europe/London', '2027-01-21T09:00:00+00:00'],
  ['2027-07-21T09:00:00+0000', 'Europe/London', '2027-07-21T10:00:00+01:00'],
  ['2027-01-21T01:00:00+0000', 'America/New_York', '2027-01-20T20:00:00-05:00'],
  ['2027-07-21T22:30:00Z', 'Asia/Kolkata', '2027-07-22T04:00:00+05:30'],
])('The moment %s in %s is %s', (iso, timeZone, written) => {
  expect(isoInTimeZone(iso, timeZone)).toBe(written);
});

test('An unknown time zone, or none, is UTC', () => {
  expect(knownTimeZone('Europe/Copenhagen')).toBe('Europe/Copenhagen');
  expect(knownTimeZone('Europe/Lundon')).toBe('UTC');
  expect(knownTimeZone(null)).toBe('UTC');
});
