import type { Content, LinkField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import type { VideoPlayerProps } from '../../../src/islands/video-player/contract.ts';
import { VideoPlayer as PlayerIsland } from '../../../src/islands/video-player/VideoPlayer.tsx';
import { VideoPlayer } from '../../../src/templates/components/VideoPlayerSlot.tsx';
import type { PageContext } from '../../../src/templates/page-context.ts';
import { Video } from '../../../src/templates/slices/Video/Video.tsx';
import { markup, samplePage } from '../support/sample-page.ts';

const nothing = { video_title: null, duration: null };
const mediaLink = (url: string) => ({ link_type: 'Media', url }) as unknown as LinkField;
const embed = (url: string) => ({ embed_url: url }) as unknown as Content.VideoSliceEmbedPrimary['embed'];

/** A page that copies every file, shows every picture, and notes the origins it is asked to frame. */
function pageWithFiles() {
  const frames: string[] = [];
  const file: PageContext['file'] = (field) =>
    field && 'url' in field && field.url ? { href: `/static/${field.url}`, name: field.url } : undefined;
  const sample = samplePage({ file, frame: (origin) => frames.push(origin) });
  return { frames, html: sample.html };
}

function islandProps(html: string): VideoPlayerProps {
  const json = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  return JSON.parse(json) as VideoPlayerProps;
}

test('a film of our own has its type, its captions in the language of the page, and a label of the content', () => {
  const fields = { ...nothing, video_title: 'A day', video: mediaLink('day.mp4'), captions: mediaLink('day.vtt') };
  const { html, frames } = pageWithFiles();
  expect(islandProps(html(<VideoPlayer fields={fields} width={640} />))).toEqual({
    film: {
      kind: 'hosted',
      src: '/static/day.mp4',
      type: 'video/mp4',
      poster: '/clear.svg',
      captions: { src: '/static/day.vtt', lang: 'en-GB', label: 'English' },
    },
    label: 'play_video',
    title: 'A day',
    duration: null,
  });
  expect(frames).toEqual([]);
});

test('a film on a host we know lets the page frame it, and tells the reader which it is', () => {
  const { html, frames } = pageWithFiles();
  const page = html(<VideoPlayer fields={{ ...nothing, embed: embed('https://vimeo.com/123') }} width={640} />);
  expect(frames).toEqual(['https://player.vimeo.com']);
  expect(islandProps(page).label).toBe('watch_the_video');
  expect(page).toContain('video_host_notice');
});

test('a film on any other host is a link, and nothing is framed', () => {
  const { html, frames } = pageWithFiles();
  const fields = { ...nothing, video_title: 'Closing', embed: embed('https://films.example/closing') };
  const page = html(<VideoPlayer fields={fields} width={640} />);
  expect(frames).toEqual([]);
  expect(page).toMatch(/<a href="https:\/\/films\.example\/closing"[^>]*>Closing/);
  expect(page).not.toContain('data-island');
});

test('without a film and without a poster there is nothing', () => {
  const { html } = pageWithFiles();
  expect(html(<VideoPlayer fields={nothing} width={640} />)).toBe('');
});

test('a slice of a film that is not there prints nothing, whatever its words', () => {
  const primary = { theme: null, heading: 'Watch', body: [], transcript: [], image: {}, video: { link_type: 'Any' } };
  const slice = { variation: 'hosted', primary } as unknown as Content.VideoSlice;
  expect(pageWithFiles().html(<Video slice={slice} index={1} />)).toBe('');
});

describe('as it comes with the page', () => {
  const film = { kind: 'hosted', src: '/day.mp4', type: 'video/mp4', poster: '/clear.svg' } as const;
  const words = { label: 'Play', title: 'A day', duration: '0:26' };

  test('a film of our own is the browser’s player, with a link to the file on it', () => {
    const html = markup(<PlayerIsland film={film} {...words} />);
    expect(html).toMatch(/<video [^>]*controls=""[^>]*preload="none"/);
    expect(html).toMatch(/<a [^>]*href="\/day\.mp4"/);
    expect(html).not.toContain('<track');
  });

  test('another host’s film is a link to its page there, and no frame', () => {
    const embedded = { kind: 'embedded', player: 'https://host.example/p', page: 'https://host.example/f' } as const;
    const html = markup(<PlayerIsland film={embedded} {...words} />);
    expect(html).toMatch(/<a [^>]*href="https:\/\/host\.example\/f"/);
    expect(html).not.toMatch(/<iframe|<video|host\.example\/p/);
  });

  test('its title and its length are said after what the click does', () => {
    const text = markup(<PlayerIsland film={film} {...words} />).replace(/<[^>]+>/g, '');
    expect(text.trim()).toBe('Play A day 0:26');
  });
});
