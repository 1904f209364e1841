import { expect, test } from 'vitest';
import { webLink } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';
import { webinarOf } from './sample-webinar.ts';

const film = { video: webLink('/helios/static/a.mp4') };

test('A webinar on demand is a video, of ours or on another host', () => {
  expect(nodeOf('VideoObject', webinarOf({ status: 'on_demand', ...film }))).toMatchObject({
    uploadDate: '2027-01-21T09:00:00+00:00',
    duration: 'PT45M',
    contentUrl: 'https://www.helios.example/helios/static/a.mp4',
  });
  const elsewhere = webinarOf({ status: 'on_demand', recording: { embed_url: 'https://vimeo.com/123456' } });
  expect(nodeOf('VideoObject', elsewhere)?.embedUrl).toContain('https://player.vimeo.com/video/123456');
});

test('A webinar without a film or a picture of it, or before it has taken place, is no video', () => {
  expect(nodeOf('VideoObject', webinarOf({ status: 'on_demand' }))).toBeUndefined();
  expect(nodeOf('VideoObject', webinarOf({ ...film, status: 'on_demand', cover: {} }))).toBeUndefined();
  expect(nodeOf('VideoObject', webinarOf(film))).toBeUndefined();
});
