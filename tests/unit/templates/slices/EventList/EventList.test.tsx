import { expect, test } from 'vitest';
import { EventList } from '../../../../../src/templates/slices/EventList/EventList.tsx';
import { documentOf, sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const at = (starts_at: string) => ({ starts_at, status: 'upcoming' });
const recorded = (starts_at: string) => ({ starts_at, status: 'on_demand' });

const calendar = [
  documentOf('webinar', { ...at('2027-04-15T13:00:00+0000'), time_zone: 'Europe/London' }, { uid: 'april' }),
  documentOf('webinar', { ...recorded('2026-05-14T10:00:00+0000'), duration_minutes: 2 }, { uid: 'recorded' }),
  documentOf('webinar', { ...at('2027-01-21T09:00:00+0000'), online: true }, { uid: 'january' }),
  documentOf('webinar', { ...at('2027-01-28T14:00:00+0000'), status: 'cancelled' }, { uid: 'off' }),
  documentOf('webinar', recorded('2026-09-17T10:00:00+0000'), { uid: 'newest' }),
];

type Variation = 'upcoming' | 'on_demand' | 'all';

function list(
  variation: Variation,
  fields: { limit?: number; empty_text?: string } = {},
  documents = calendar,
  now = '2026-11-22',
): string {
  const slice = sliceOf('event_list', variation, { heading: 'Next', ...fields });
  const isPast = (moment: Date) => moment <= new Date(now);
  return samplePage({ documents, isPast }).html(<EventList slice={slice} index={1} />);
}

function orderOf(markup: string): string[] {
  return all(markup, /href="\/([a-z]+)"/g);
}

test('A list of events has the events to come by day, and recordings the latest first', () => {
  expect(orderOf(list('upcoming'))).toEqual(['january', 'off', 'april']);
  expect(orderOf(list('on_demand'))).toEqual(['newest', 'recorded']);
  expect(orderOf(list('all'))).toEqual(['january', 'off', 'april', 'newest', 'recorded']);
});

test('An event leaves its lists when it is over, called off or not, and a recording stays', () => {
  expect(orderOf(list('upcoming', {}, calendar, '2027-01-21T23:00Z'))).toEqual(['january', 'off', 'april']);
  expect(orderOf(list('upcoming', {}, calendar, '2027-01-22'))).toEqual(['off', 'april']);
  expect(orderOf(list('all', {}, calendar, '2027-02-01'))).toEqual(['april', 'newest', 'recorded']);
});

test('A list of events with a limit leaves out events that were called off', () => {
  expect(orderOf(list('upcoming', { limit: 2 }))).toEqual(['january', 'april']);
});

test('A list without events says so in the words of the page, or of the locale', () => {
  expect(list('upcoming', { empty_text: 'Come back in May.' }, [])).toContain('Come back in May.');
  expect(list('upcoming', {}, [])).toContain('list_empty');
});

test('A list of events says that an event was called off, and where the others take place', () => {
  expect(list('upcoming')).toContain('event_cancelled');
  expect(list('upcoming')).toContain('event_online');
});

test('A list of events has a row for an event of which nothing but its existence is known', () => {
  expect(orderOf(list('upcoming', {}, [documentOf('webinar', {}, { uid: 'bare' })]))).toEqual(['bare']);
});

test('A row says what its link is for, unless the event was called off', () => {
  const counted = (markup: string, word: string) => all(markup, new RegExp(`(${word})`, 'g')).length;
  expect(counted(list('upcoming'), 'event_register')).toBe(2);
  expect(counted(list('on_demand'), 'event_watch')).toBe(2);
});

test('The first event that takes place has a button, and the others have an arrow', () => {
  const buttons = (markup: string) => all(markup, /<span class="[^"]*button[^"]*">([^<]+)/gi);
  expect(buttons(list('upcoming'))).toEqual(['event_register']);
  expect(list('upcoming', {}, calendar, '2027-01-22')).toMatch(
    /href="\/off".*href="\/april".*<span class="[^"]*button/is,
  );
  expect(buttons(list('on_demand'))).toEqual([]);
});
