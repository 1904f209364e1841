import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkEventDates } from '../../../src/check/event-dates.ts';
import type { DataOf } from '../support/document-of.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const sound = {
  status: 'upcoming',
  starts_at: '2027-01-21T09:00:00+0000',
  ends_at: '2027-01-21T09:45:00+0000',
  time_zone: 'Europe/Berlin',
} as const;

function check(data: DataOf<'webinar'>) {
  return checkEventDates(snapshotOf({ type: 'webinar', uid: 'lunch', data: { ...sound, ...data } }), locales);
}

test('An event with a start, a later end or none, and a time zone or none, is sound', () => {
  expect([check({}), check({ ends_at: null }), check({ time_zone: null })].flat()).toEqual([]);
});

test('An event that ends before it begins is an error, with both times by the clock of its zone', () => {
  expect(check({ ends_at: '2026-01-21T09:45:00+0000' })).toMatchObject([
    {
      code: 'wrong-dates',
      severity: 'error',
      message: 'The event "lunch" ends on 2026-01-21 10:45, before it begins on 2027-01-21 10:00.',
      document: { type: 'webinar', uid: 'lunch', field: 'ends_at' },
    },
  ]);
});

test.each(['upcoming', 'cancelled', null])('An event without a start is a warning if its status is %s', (status) => {
  expect(check({ status, starts_at: null, ends_at: null })).toMatchObject([
    { code: 'wrong-dates', severity: 'warning', document: { field: 'starts_at' } },
  ]);
});

test('A recording needs no start', () => {
  expect(check({ status: 'on_demand', starts_at: null })).toEqual([]);
});

test.each([
  ['Europe/Lundon', 'Write "Europe/London" if that is meant.'],
  ['london', 'Write "Europe/London" if that is meant.'],
  ['Kopenhagen', 'Write "Europe/Copenhagen" if that is meant.'],
  ['America/New York', 'Write "America/New_York" if that is meant.'],
  ['GMT+1', 'Write a continent and a city, such as "Europe/London".'],
])('The unknown time zone %s is an error with the hint: %s', (time_zone, hint) => {
  const message = `The event "lunch" has the time zone "${time_zone}", which does not exist. Its times would be those of UTC.`;
  expect(check({ time_zone })).toMatchObject([{ severity: 'error', message, hint, document: { field: 'time_zone' } }]);
});

test('An abbreviation is a warning, because it may stand for another zone than its editor means', () => {
  expect(check({ time_zone: 'BST' })).toMatchObject([
    { severity: 'warning', message: 'The event "lunch" has the time zone "BST", which stands for Asia/Dhaka.' },
  ]);
  expect(['UTC', 'GMT', 'europe/london'].flatMap((time_zone) => check({ time_zone }))).toEqual([]);
});
