import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkEvents } from '../../../src/check/events.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const day = { status: 'upcoming', starts_at: '2027-01-21T09:00:00+0000', ends_at: '2027-01-21T09:45:00+0000' };

function told(now: string, data: object): string[] {
  const content = snapshotOf({ type: 'webinar', uid: 'lunch', data });
  return checkEvents(content, locales, new Date(now)).map(({ message }) => message);
}

const soon = 'The event "lunch" is over after 2027-01-21. The next export after it takes the event out of the lists.';
const over = 'The event "lunch" of 2027-01-21 is over and still set as upcoming. No list of events shows it any more.';

test.each([
  ['2027-01-14T09:44Z', []],
  ['2027-01-14T09:45Z', [soon]],
  ['2027-01-21T09:44Z', [soon]],
  ['2027-01-21T09:45Z', [over]],
  ['2027-03-01T00:00Z', [over]],
])('At %s an event that ends on 21 January at 09:45 has the findings %j', (now, messages) => {
  expect(told(now, day)).toEqual(messages);
});

test('An event without an end is over when its day is, by the clock of its time zone', () => {
  const evening = { ...day, ends_at: null, time_zone: 'America/New_York' };
  expect(told('2027-01-22T04:59Z', evening)).toEqual([soon]);
  expect(told('2027-01-22T05:00Z', evening)).toEqual([over]);
});

test('A recording, and an event without a date, are no finding', () => {
  expect(told('2027-03-01T00:00Z', { ...day, status: 'on_demand' })).toEqual([]);
  expect(told('2027-03-01T00:00Z', { status: 'upcoming' })).toEqual([]);
});

test('A past event is a notice at the field for its status, so that no day makes an export fail', () => {
  const content = snapshotOf({ type: 'webinar', uid: 'lunch', data: { ...day, status: 'cancelled' } });
  expect(checkEvents(content, locales, new Date('2027-02-01'))).toMatchObject([
    {
      code: 'past-event',
      severity: 'notice',
      hint: 'Unpublish the event.',
      document: { uid: 'lunch', field: 'status' },
    },
  ]);
});
