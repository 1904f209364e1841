import { expect, test } from 'vitest';
import { routeOf, webLink } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';
import { webinarOf } from './sample-webinar.ts';

test('A webinar to come is an event online, in the time zone it is announced in', () => {
  const context = { route: routeOf('/webinars/closing-before-lunch') };
  expect(nodeOf('Event', webinarOf(), { context })).toMatchObject({
    startDate: '2027-01-21T09:00:00+00:00',
    endDate: '2027-01-21T09:45:00+00:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: {
      '@type': 'VirtualLocation',
      url: 'https://www.helios.example/helios/en/webinars/closing-before-lunch',
    },
    performer: [{ '@type': 'Person', name: 'Maja Lindqvist' }],
  });
  expect(nodeOf('Event', webinarOf({ time_zone: 'Europe/Berlin' }))?.startDate).toBe('2027-01-21T10:00:00+01:00');
});

test('A webinar that was called off is a cancelled event', () => {
  expect(nodeOf('Event', webinarOf({ status: 'cancelled' }))?.eventStatus).toBe('https://schema.org/EventCancelled');
});

test('An event in a room has a place, and a place and an address when it is streamed too', () => {
  const room = { venue: 'The Exchange', city: 'London', country: 'GB' };
  expect(nodeOf('Event', webinarOf({ online: false, ...room }))).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'The Exchange',
      address: { addressLocality: 'London', addressCountry: 'GB' },
    },
  });
  expect(nodeOf('Event', webinarOf(room))?.location).toHaveLength(2);
});

test('An event may lack an end, words, a picture and speakers', () => {
  const node = nodeOf('Event', webinarOf({ ends_at: null, summary: null, cover: {}, speakers: [], time_zone: null }));
  expect(node).toBeDefined();
  for (const property of ['endDate', 'description', 'image', 'performer']) expect(node).not.toHaveProperty(property);
});

test.each([[{ starts_at: null }], [{ online: false }], [{ title: null }]])(
  'A webinar with %o is no event',
  (changes) => {
    expect(nodeOf('Event', webinarOf(changes))).toBeUndefined();
  },
);

test('A recorded webinar is an event of a past day where its film is not shown, and no event where it is', () => {
  expect(nodeOf('Event', webinarOf({ status: 'on_demand' }))).toMatchObject({ startDate: '2027-01-21' });
  const film = { status: 'on_demand', video: webLink('/helios/static/a.mp4') };
  expect(nodeOf('Event', webinarOf(film))).toBeUndefined();
});
