import { expect, test } from 'vitest';
import { WebinarPage } from '../../../../src/templates/pages/WebinarPage.tsx';
import { type DataOf, documentOf } from '../../support/document-of.ts';
import { linkTo, routeOf, samplePage, webLink } from '../../support/sample-page.ts';

const form = documentOf('lead_form', { submit_label: 'Save my seat' });

function page(fields: DataOf<'webinar'>, isPast = (_moment: Date) => false): string {
  const document = documentOf('webinar', { status: 'upcoming', ...fields }, { uid: 'x' });
  return samplePage({ documents: [form], isPast, route: routeOf('/webinars/x') }).html(
    <WebinarPage document={document} />,
  );
}

test('A webinar to come asks for a seat', () => {
  const start = { title: 'Closing before lunch', starts_at: '2027-01-21T09:00:00+0000' };
  const markup = page({ ...start, lead_form: linkTo(form) });
  expect(markup).toContain('event_register');
  expect(markup).toContain('<time dateTime="2027-01-21T09:00:00+0000">');
});

test('A webinar to come says who speaks before it asks, and a button beside the date leads to its form', () => {
  const markup = page({ speakers: [{ name: 'Maja Lindqvist' }], lead_form: linkTo(form) });
  expect(markup).toMatch(/href="#register".*Maja Lindqvist.*id="register".*<form/s);
});

test('A webinar that was called off asks for nothing, strikes out its day and promises nothing to take away', () => {
  const points = { takeaways: [{ text: 'A budget' }], starts_at: '2027-01-28T14:00:00+0000' };
  const markup = page({ status: 'cancelled', ...points, lead_form: linkTo(form) });
  expect(markup).toContain('<s><time');
  expect(markup).not.toContain('<form');
  expect(markup).not.toContain('A budget');
});

test('A webinar that is over and has no recording yet says so and offers no seat', () => {
  const start = { starts_at: '2027-01-21T09:00:00+0000', lead_form: linkTo(form) };
  const markup = page(start, () => true);
  expect(markup).toContain('event_over');
  expect(markup).not.toContain('<form');
  expect(page(start)).not.toContain('event_over');
});

test('A webinar that is over and has no form shows its film', () => {
  const film = page({ status: 'on_demand', video: webLink('/static/a.mp4') });
  expect(film).toContain('video-player');
  expect(film).not.toContain('<form');
  expect(film).not.toContain('id="recording"');
});

test('A webinar that is over and has a form asks for an address first, and leads from there to its film', () => {
  const film = page({ status: 'on_demand', video: webLink('/static/a.mp4'), lead_form: linkTo(form) });
  expect(film).toContain('event_watch');
  expect(film).not.toContain('href="#register"');
  expect(film).toMatch(/id="recording".*video-player/s);
  expect(film).toContain('name="success" value="/x#recording"');
});

test('A webinar that is over and has no film on its page asks where to send the film', () => {
  const sent = page({ status: 'on_demand', lead_form: linkTo(form) });
  expect(sent).toContain('event_watch');
  expect(sent).not.toContain('#recording');
});

test('A webinar names its speakers with what is known of them', () => {
  expect(page({ speakers: [{ name: 'Maja Lindqvist', role: 'Finance lead' }] })).toContain('Finance lead');
});
