import { describe, expect, test } from 'vitest';
import type { DocumentOf } from '../../../src/content/content-source.ts';
import type { PageContext } from '../../../src/templates/page-context.ts';
import { WebinarPage } from '../../../src/templates/pages/WebinarPage.tsx';
import type { SliceOf } from '../../../src/templates/slice-props.ts';
import { EventList } from '../../../src/templates/slices/EventList/EventList.tsx';
import { routeOf, samplePage, webLink } from '../support/sample-page.ts';

const none = { link_type: 'Any' };
const bare = {
  title: null,
  kind: 'webinar',
  status: 'upcoming',
  starts_at: null,
  ends_at: null,
  time_zone: null,
  online: false,
  venue: null,
  city: null,
  summary: null,
  cover: {},
  takeaways: [],
  speakers: [],
  video: none,
  captions: none,
  recording: {},
  duration_minutes: null,
  lead_form: none,
  slices: [],
};

const webinar = (uid: string, fields: object = {}) =>
  ({
    id: uid,
    type: 'webinar',
    uid,
    lang: 'en-gb',
    tags: [],
    data: { ...bare, ...fields },
  }) as unknown as DocumentOf<'webinar'>;

const calendar = [
  webinar('april', { starts_at: '2027-04-15T13:00:00+0000', time_zone: 'Europe/London' }),
  webinar('recorded', { status: 'on_demand', starts_at: '2026-05-14T10:00:00+0000', duration_minutes: 2 }),
  webinar('january', { starts_at: '2027-01-21T09:00:00+0000', online: true }),
  webinar('off', { status: 'cancelled', starts_at: '2027-01-28T14:00:00+0000' }),
  webinar('newest', { status: 'on_demand', starts_at: '2026-09-17T10:00:00+0000' }),
];

const link = (field: unknown) => {
  const uid = field && typeof field === 'object' && 'uid' in field ? String(field.uid) : '';
  return (uid ? { href: `/webinars/${uid}`, text: '' } : undefined) as ReturnType<PageContext['link']>;
};

function list(variation: string, fields: object = {}, events: readonly object[] = calendar): string {
  const primary = { anchor_id: null, theme: null, heading: 'Next', body: [], limit: null, empty_text: null, links: [] };
  const slice = { variation, primary: { ...primary, ...fields } } as unknown as SliceOf<'event_list'>;
  return samplePage({ list: () => events as never, link }).html(<EventList slice={slice} index={1} />);
}

function orderOf(markup: string): string[] {
  return [...markup.matchAll(/href="\/webinars\/([a-z]+)"/g)].map(([, uid]) => uid ?? '');
}

describe('a list of events', () => {
  test('has what is to come by its day, and recordings the latest first', () => {
    expect(orderOf(list('upcoming'))).toEqual(['january', 'off', 'april']);
    expect(orderOf(list('on_demand'))).toEqual(['newest', 'recorded']);
    expect(orderOf(list('all'))).toEqual(['january', 'off', 'april', 'newest', 'recorded']);
  });

  test('that is kept short invites to nothing that was called off', () => {
    expect(orderOf(list('upcoming', { limit: 2 }))).toEqual(['january', 'april']);
  });

  test('without events says so in the words of the page, or of the locale', () => {
    expect(list('upcoming', { empty_text: 'Come back in May.' }, [])).toContain('Come back in May.');
    expect(list('upcoming', {}, [])).toContain('list_empty');
  });

  test('says that an event was called off, and where the others are', () => {
    expect(list('upcoming')).toContain('event_cancelled');
    expect(list('upcoming')).toContain('event_online');
  });

  test('has a row for an event of which nothing but its existence is known', () => {
    expect(orderOf(list('upcoming', {}, [webinar('bare')]))).toEqual(['bare']);
  });
});

describe('the page of a webinar', () => {
  const form = { data: { fields: [], submit_label: 'Save my seat', success: none, consent_text: [] } };
  const context = { related: (() => form) as never, route: routeOf('/webinars/x') };
  const page = (fields: object, sketch: object = context) =>
    samplePage({ ...sketch, link }).html(<WebinarPage document={webinar('x', fields)} />);

  test('to come asks for a seat', () => {
    const markup = page({ title: 'Closing before lunch', starts_at: '2027-01-21T09:00:00+0000' });
    expect(markup).toContain('event_register');
    expect(markup).toContain('<time dateTime="2027-01-21T09:00:00+0000">');
  });

  test('called off asks for nothing, strikes out its day and promises nothing to take away', () => {
    const points = { takeaways: [{ text: 'A budget' }], starts_at: '2027-01-28T14:00:00+0000' };
    const markup = page({ status: 'cancelled', ...points });
    expect(markup).toContain('<s><time');
    expect(markup).not.toContain('<form');
    expect(markup).not.toContain('A budget');
  });

  test('that is over shows its film', () => {
    const film = page({ status: 'on_demand', video: webLink('/static/a.mp4') }, {});
    expect(film).toContain('video-player');
    expect(film).not.toContain('<form');
    expect(film).not.toContain('id="recording"');
  });

  test('that is over asks for an address first if it has a form, and leads from there to its film', () => {
    const film = page({ status: 'on_demand', video: webLink('/static/a.mp4') });
    expect(film).toContain('event_watch');
    expect(film).toMatch(/id="recording".*video-player/s);
    expect(film).toContain('name="success" value="/webinars/x#recording"');
  });

  test('that is over and whose film is sent asks where to', () => {
    const sent = page({ status: 'on_demand' });
    expect(sent).toContain('event_watch');
    expect(sent).not.toContain('#recording');
  });

  test('names speakers with what is known of them', () => {
    const speakers = [{ name: 'Maja Lindqvist', role: 'Finance lead', company: null, portrait: null }];
    expect(page({ speakers })).toContain('Finance lead');
  });
});
