import { describe, expect, test } from 'vitest';
import { routeOf, webLink } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';

const cover = { url: 'https://images.example/cover.svg' };

describe('a case or an ebook', () => {
  const ebook = {
    type: 'ebook',
    first_publication_date: '2026-02-02T08:00:00+0000',
    last_publication_date: '2026-10-05T09:30:00+0000',
    data: { title: 'Month end in three days', excerpt: 'A plan.', cover, published: '2026-09-08' },
  };

  test('is an article with its picture and dates', () => {
    const context = { route: routeOf('/ebooks/month-end') };
    expect(nodeOf('Article', ebook, { context })).toMatchObject({
      headline: 'Month end in three days',
      description: 'A plan.',
      image: 'https://www.helios.example/helios/static/cover.svg',
      datePublished: '2026-09-08',
      dateModified: '2026-10-05T09:30:00+00:00',
      mainEntityOfPage: 'https://www.helios.example/helios/en/ebooks/month-end',
    });
  });

  test('without picture, words or date is dated by its first publication', () => {
    const bare = { ...ebook, type: 'customer_case', data: { title: 'Kestrel', hero_image: {}, published: null } };
    const node = nodeOf('Article', bare);
    expect(node).toMatchObject({ headline: 'Kestrel', datePublished: '2026-02-02' });
    expect(node).not.toHaveProperty('image');
  });

  test('without a title is none', () => {
    expect(nodeOf('Article', { ...ebook, data: { ...ebook.data, title: null } })).toBeUndefined();
  });
});

describe('a webinar', () => {
  const data = {
    title: 'Closing before lunch',
    status: 'upcoming',
    starts_at: '2027-01-21T09:00:00+0000',
    ends_at: '2027-01-21T09:45:00+0000',
    time_zone: 'Europe/London',
    online: true,
    venue: null,
    city: null,
    country: null,
    summary: 'How.',
    cover,
    speakers: [{ name: 'Maja Lindqvist' }, { name: null }],
    duration_minutes: 45,
    video: { link_type: 'Any' },
    recording: {},
  };
  const webinar = (changes: object) => ({ type: 'webinar', data: { ...data, ...changes } });
  const context = { route: routeOf('/webinars/closing-before-lunch') };

  test('to come is an event online, by the clock it is announced in', () => {
    expect(nodeOf('Event', webinar({}), { context })).toMatchObject({
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
    expect(nodeOf('Event', webinar({ time_zone: 'Europe/Berlin' }))?.startDate).toBe('2027-01-21T10:00:00+01:00');
  });

  test('called off says so', () => {
    expect(nodeOf('Event', webinar({ status: 'cancelled' }))?.eventStatus).toBe('https://schema.org/EventCancelled');
  });

  test('in a room has a place, and both when it is streamed too', () => {
    const room = { venue: 'The Exchange', city: 'London', country: 'GB' };
    expect(nodeOf('Event', webinar({ online: false, ...room }))).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'The Exchange',
        address: { addressLocality: 'London', addressCountry: 'GB' },
      },
    });
    expect(nodeOf('Event', webinar(room))?.location).toHaveLength(2);
  });

  test('may lack an end, words, a picture and speakers', () => {
    const bare = webinar({ ends_at: null, summary: null, cover: {}, speakers: [], time_zone: null });
    const node = nodeOf('Event', bare);
    expect(node).toBeDefined();
    for (const property of ['endDate', 'description', 'image', 'performer']) expect(node).not.toHaveProperty(property);
  });

  test.each([[{ starts_at: null }], [{ online: false }], [{ title: null }]])('is no event with %o', (changes) => {
    expect(nodeOf('Event', webinar(changes))).toBeUndefined();
  });

  test('on demand is a video, of ours or on another host', () => {
    const own = webinar({ status: 'on_demand', video: webLink('/helios/static/a.mp4') });
    expect(nodeOf('VideoObject', own)).toMatchObject({
      uploadDate: '2027-01-21T09:00:00+00:00',
      duration: 'PT45M',
      contentUrl: 'https://www.helios.example/helios/static/a.mp4',
    });
    const elsewhere = webinar({ status: 'on_demand', recording: { embed_url: 'https://vimeo.com/123456' } });
    expect(nodeOf('VideoObject', elsewhere)?.embedUrl).toContain('https://player.vimeo.com/video/123456');
  });

  test('recorded is an event of a past day where its film is not shown, and no event where it is', () => {
    const own = { status: 'on_demand', video: webLink('/helios/static/a.mp4') };
    expect(nodeOf('Event', webinar({ status: 'on_demand' }))).toMatchObject({ startDate: '2027-01-21' });
    expect(nodeOf('Event', webinar(own))).toBeUndefined();
  });

  test('without a film, a picture of it, or before it has taken place is no video', () => {
    const film = { video: webLink('/helios/static/a.mp4') };
    expect(nodeOf('VideoObject', webinar({ status: 'on_demand' }))).toBeUndefined();
    expect(nodeOf('VideoObject', webinar({ ...film, status: 'on_demand', cover: {} }))).toBeUndefined();
    expect(nodeOf('VideoObject', webinar(film))).toBeUndefined();
  });
});

describe('a job', () => {
  const paragraph = (text: string, type = 'paragraph') => ({ type, text, spans: [] });
  const data = {
    title: 'Ledger engineer',
    summary: 'You keep debit & credit equal.',
    description: [paragraph('What you do', 'heading2'), paragraph('a < b', 'list-item'), paragraph('c', 'list-item')],
    locations: [
      { city: 'London', country: 'GB' },
      { city: null, country: 'Denmark' },
      { city: 'Atlantis', country: null },
    ],
    workplace: 'hybrid',
    employment_type: 'full-time',
    posted: '2026-10-01',
    valid_through: '2027-01-31',
    salary_min: 62000,
    salary_max: 78000,
    salary_currency: null,
    salary_unit: 'year',
    apply_url: webLink('https://jobs.helios.example/4101'),
  };
  const job = (changes: object = {}) => ({
    type: 'job',
    uid: '4101',
    first_publication_date: '2026-09-02T08:00:00+0000',
    data: { ...data, ...changes },
  });

  test('has all that job searches ask for', () => {
    expect(nodeOf('JobPosting', job())).toMatchObject({
      description: '<p>You keep debit &amp; credit equal.</p><h3>What you do</h3><ul><li>a &lt; b</li><li>c</li></ul>',
      identifier: { value: '4101' },
      datePosted: '2026-10-01',
      validThrough: '2027-01-31T23:59:59+00:00',
      employmentType: 'FULL_TIME',
      jobLocation: [
        { address: { addressLocality: 'London', addressCountry: 'GB' } },
        { address: { addressCountry: 'DK' } },
      ],
      baseSalary: { currency: 'GBP', value: { minValue: 62000, maxValue: 78000, unitText: 'YEAR' } },
      directApply: false,
    });
  });

  test('done from anywhere names the countries one may live in, each once', () => {
    const locations = ['GB', 'Denmark', 'United Kingdom', null].map((country) => ({ city: null, country }));
    const node = nodeOf('JobPosting', job({ workplace: 'remote', locations }));
    expect(node).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'United Kingdom' }, { name: 'Denmark' }],
    });
    expect(node).not.toHaveProperty('jobLocation');
  });

  test('may lack a salary, a closing day, a kind of employment and a way to apply', () => {
    const gaps = { salary_min: null, salary_max: null, valid_through: null, employment_type: null, posted: null };
    const node = nodeOf('JobPosting', job({ ...gaps, apply_url: { link_type: 'Any' } }));
    expect(node).toMatchObject({ datePosted: '2026-09-02' });
    for (const property of ['baseSalary', 'validThrough', 'employmentType', 'directApply']) {
      expect(node).not.toHaveProperty(property);
    }
  });

  test('with one figure of salary has a value, no range', () => {
    expect(nodeOf('JobPosting', job({ salary_max: null }))?.baseSalary).toMatchObject({ value: { value: 62000 } });
  });

  test.each([[{ locations: [] }], [{ workplace: 'remote', locations: [] }], [{ title: null }]])(
    'is none with %o',
    (changes) => {
      expect(nodeOf('JobPosting', job(changes))).toBeUndefined();
    },
  );
});
