import { expect, test } from 'vitest';
import { VideoPlayer } from '../../../../src/islands/video-player/VideoPlayer.tsx';
import { markup } from '../../support/sample-page.ts';

const film = { kind: 'hosted', src: '/day.mp4', type: 'video/mp4', poster: '/clear.svg' } as const;
const words = { label: 'Play', title: 'A day', duration: '0:26' };

test('A film of our own is a link to the file, and the browser’s player for those without scripts', () => {
  const html = markup(<VideoPlayer film={film} {...words} />);
  expect(html).toMatch(/<noscript><video [^>]*controls=""[^>]*preload="none"/);
  expect(html).toMatch(/<a [^>]*href="\/day\.mp4"/);
  expect(html).not.toContain('<track');
});

test('A film with a cut for phones names it before the film of wider windows', () => {
  const html = markup(<VideoPlayer film={{ ...film, narrow: { src: '/phone.mp4', type: 'video/mp4' } }} {...words} />);
  expect(html).toMatch(/<source media="\(width &lt; 576px\)" src="\/phone\.mp4"[^>]*><source src="\/day\.mp4"/);
  expect(html).toMatch(/<a [^>]*href="\/day\.mp4"/);
});

test('A film of another host is a link to its page there, and no frame', () => {
  const embedded = { kind: 'embedded', player: 'https://host.example/p', page: 'https://host.example/f' } as const;
  const html = markup(<VideoPlayer film={embedded} {...words} />);
  expect(html).toMatch(/<a [^>]*href="https:\/\/host\.example\/f"/);
  expect(html).not.toMatch(/<iframe|<video|host\.example\/p/);
});

test('The title and the length of a film are read after what the click does', () => {
  const text = markup(<VideoPlayer film={film} {...words} />).replace(/<[^>]+>/g, '');
  expect(text.trim()).toBe('Play A day 0:26');
});
