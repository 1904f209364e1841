import { expect, test } from 'vitest';
import { VideoPlayerSlot } from '../../../../src/templates/components/VideoPlayerSlot.tsx';
import type { PageContext } from '../../../../src/templates/page-context.ts';
import { sliceOf } from '../../support/document-of.ts';
import { islandProps } from '../../support/markup.ts';
import { mediaLink, samplePage, showPicture } from '../../support/sample-page.ts';

/** The markup of a film with these fields, and the origins that the page is asked to frame. */
function render(fields: Parameters<typeof VideoPlayerSlot>[0]['fields']) {
  const frames: string[] = [];
  const file: PageContext['file'] = (field) =>
    field && 'url' in field && field.url ? { href: `/static/${field.url}`, name: field.url } : undefined;
  const { html } = samplePage({ file, frame: (origin) => frames.push(origin) });
  return { frames, page: html(<VideoPlayerSlot fields={fields} width={640} />) };
}

/** The fields of a film on another host. */
function embedOf(embed_url: string, video_title?: string) {
  return sliceOf('video', 'embed', { embed: { embed_url }, video_title }).primary;
}

test('A film of our own has its type, its captions in the language of the page, and a label of the content', () => {
  const films = { video_title: 'A day', video: mediaLink('day.mp4'), captions: mediaLink('day.vtt') };
  const { page, frames } = render(sliceOf('video', 'hosted', films).primary);
  expect(islandProps(page)).toEqual([
    {
      film: {
        kind: 'hosted',
        src: '/static/day.mp4',
        type: 'video/mp4',
        poster: '/clear.svg',
        captions: { src: '/static/day.vtt', lang: 'en-GB', label: 'English', isShown: false },
      },
      label: 'play_video',
      title: 'A day',
      duration: null,
    },
  ]);
  expect(frames).toEqual([]);
});

test('Only a film whose words are in another language begins with its captions', () => {
  const shownWith = (captions_shown: boolean) => {
    const { primary } = sliceOf('video', 'hosted', { video: mediaLink('day.mp4'), captions: mediaLink('day.vtt') });
    return islandProps(render({ ...primary, captions_shown }).page);
  };
  expect(shownWith(true)).toMatchObject([{ film: { captions: { isShown: true } } }]);
  expect(shownWith(false)).toMatchObject([{ film: { captions: { isShown: false } } }]);
});

test('A film may have a cut for phones', () => {
  const films = { video: mediaLink('day.mp4'), narrow_video: mediaLink('day-phone.webm') };
  const { page } = render(sliceOf('video', 'hosted', films).primary);
  const narrow = { src: '/static/day-phone.webm', type: 'video/webm' };
  expect(islandProps(page)).toMatchObject([{ film: { src: '/static/day.mp4', narrow } }]);
});

test('A film on a host that we know lets the page frame the host, and names the host to the reader', () => {
  const { page, frames } = render(embedOf('https://vimeo.com/123'));
  expect(frames).toEqual(['https://player.vimeo.com']);
  expect(islandProps(page)).toMatchObject([{ label: 'watch_the_video' }]);
  expect(page).toContain('video_host_notice');
});

test('A film on a host that we do not know is a link, and nothing is framed', () => {
  const { page, frames } = render(embedOf('https://films.example/closing', 'Closing'));
  expect(frames).toEqual([]);
  expect(page).toMatch(/<a href="https:\/\/films\.example\/closing"[^>]*>Closing/);
  expect(page).not.toContain('data-island');
});

test('A video player without a film and without a poster prints nothing', () => {
  expect(render(sliceOf('video', 'hosted').primary).page).toBe('');
});

test('A film with a poster for phones names it before the poster of wider windows', () => {
  const { html } = samplePage({ picture: showPicture });
  const image = (name: string) => ({ url: `/${name}.jpg`, dimensions: { width: 640, height: 320 }, alt: name });
  const { primary } = sliceOf('video', 'hosted', { image: image('wide'), narrow_image: image('narrow') });
  const page = html(<VideoPlayerSlot fields={primary} width={640} />);
  expect(page).toMatch(
    /<picture><source media="\(width &lt; 576px\)" srcSet="\/narrow\.jpg[^>]*><img src="\/wide\.jpg/i,
  );
});
