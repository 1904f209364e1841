import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, serveSite } from '../../../src/server/serve.ts';
import { copyOf, pick, type ServedRepository, serveRepository, type Value } from '../../sites/served-repository.ts';
import { startBrowser } from '../support/browser.ts';
import { openWorkplace, type Workplace } from '../support/workplace.ts';

const browser = startBrowser();
let repository: ServedRepository;
let place: Workplace;
let server: SiteServer;

const words = { theme: 'light', heading: 'A day with Helios', body: [], transcript: [], image: {} };
const media = (asset: string) => ({ link_type: 'Media', asset });
const own = { ...words, video: media('day-with-helios.mp4'), captions: media('day-with-helios.vtt') };
const cut = { ...own, heading: null, narrow_video: media('day-with-helios-phone.mp4') };
// No film has this number. The test answers in place of the host.
const elsewhere = { ...words, embed: { embed_url: 'https://vimeo.com/900000000', type: 'video', version: '1.0' } };

function video(variation: 'hosted' | 'embed', primary: Value): Value {
  return { id: `video$${variation}`, slice_type: 'video', slice_label: null, variation, version: 'initial', primary };
}

beforeAll(async () => {
  repository = await serveRepository({
    locales: ['en-gb'],
    edit(documents) {
      const film = copyOf(pick(documents, 'en-gb', 'page', 'about'), 'film', { tags: ['local'] });
      film.data.slices = [
        video('hosted', { ...own, video_title: 'Our own', duration: '0:26' }),
        video('hosted', { ...cut, video_title: 'Cut for phones', duration: '0:26' }),
        video('embed', { ...elsewhere, heading: null, video_title: 'Of another house', duration: '41:07' }),
      ];
      return [...documents, film];
    },
  });
  place = openWorkplace({ env: repository.environment });
  const run = await place.export(['--locale', 'en', '--route', '/film']);
  expect(run.code, run.stdout + run.stderr).toBe(0);
  server = await serveSite({ folder: place.out, port: 0 });
});

afterAll(async () => {
  await server?.close();
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

async function visitFilm(options: Parameters<typeof browser.visit>[1] = {}) {
  const visit = await browser.visit(`${server.origin}/helios/en/film`, options);
  const asked: string[] = [];
  // The test answers every request to the other host with an empty page.
  await visit.page.route(/vimeo\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  return { visit, page: visit.page, asked };
}

const ownLink = (page: Page) => page.getByRole('link', { name: /Our own/ });
const cutLink = (page: Page) => page.getByRole('link', { name: /Cut for phones/ });
const otherLink = (page: Page) => page.getByRole('link', { name: /Of another house/ });

test('A click on the poster plays the film, whose captions wait in its menu, and the player has the focus', async () => {
  const { visit, page } = await visitFilm();
  await using _ = visit;
  const film = page.locator('video').first();
  expect(await film.isVisible()).toBe(false);
  await ownLink(page).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.1);
  expect(await film.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('disabled');
  expect(await ownLink(page).count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

test('The browser asks for nothing of a film before it is played', async () => {
  const { visit, page } = await visitFilm();
  await using _ = visit;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(requests.filter((url) => /\.(?:mp4|vtt)$/.test(url))).toEqual([]);
});

test('A film that plays leaves the page as high as it was, with a picture as wide as the poster above the browser’s controls', async () => {
  for (const width of [360, 768, 1440]) {
    const { visit, page } = await visitFilm({ viewport: { width, height: 900 } });
    await using _ = visit;
    const poster = await ownLink(page).boundingBox();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await ownLink(page).click();
    await page.waitForFunction(() => document.querySelector('video')?.paused === false);
    expect(await height()).toBe(before);
    const film = page.locator('video').first();
    const box = await film.boundingBox();
    expect(box?.width).toBe(poster?.width);
    expect(Math.round((box?.height ?? 0) - ((box?.width ?? 0) * 9) / 16)).toBe(80);
    expect(await film.evaluate((video) => getComputedStyle(video).padding)).toBe('0px');
    expect(await page.locator('video').evaluate((video) => getComputedStyle(video).objectPosition)).toBe('50% 0%');
  }
});

test('Phones play the cut that is made for them, as wide as the page, and wider windows play the whole film', async () => {
  for (const [width, file, ratio] of [
    [360, /\/day-with-helios-phone-[^/]+\.mp4$/, 5 / 4],
    [1440, /\/day-with-helios-(?!phone)[^/]+\.mp4$/, 9 / 16],
  ] as const) {
    const { visit, page } = await visitFilm({ viewport: { width, height: 900 } });
    await using _ = visit;
    await cutLink(page).click();
    const film = page.locator('video[data-state="playing"]');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(file);
    const box = await film.boundingBox();
    expect(Math.abs((box?.height ?? 0) - (box?.width ?? 0) * ratio - 80)).toBeLessThan(2);
  }
});

test('Without scripts phones have room for the cut that is made for them', async () => {
  const { visit, page } = await visitFilm({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await using _ = visit;
  const box = await page.locator('video').nth(1).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(((box?.width ?? 0) * 5) / 4);
});

test('The keyboard plays a film too', async () => {
  const { visit, page } = await visitFilm();
  await using _ = visit;
  await ownLink(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('video')?.paused === false);
});

test('Another host’s film asks its host for nothing until the click, then frames its player without tracking', async () => {
  const { visit, page, asked } = await visitFilm();
  await using _ = visit;
  await otherLink(page).scrollIntoViewIfNeeded();
  expect(await page.getByText('Vimeo').count()).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  await otherLink(page).click();
  const frame = page.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('title')).toBe('Of another house');
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/900000000?dnt=1&autoplay=1']);
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('A click with a modifier on a film is the browser’s', async () => {
  const { visit, page } = await visitFilm();
  await using _ = visit;
  await page.evaluate(() => {
    // The film's page is another site, so the test only checks that the page did not handle the click.
    addEventListener('click', (event) => {
      document.title = String(event.defaultPrevented);
      event.preventDefault();
    });
  });
  await otherLink(page).click({ modifiers: ['ControlOrMeta'] });
  expect(await page.title()).toBe('false');
  expect(await page.locator('iframe').count()).toBe(0);
});

test('The links lead to the films where the script of the player can’t be loaded', async () => {
  for (const [link, url] of [
    [otherLink, /^https:\/\/vimeo\.com\/900000000$/],
    [ownLink, /\/helios\/static\/day-with-helios-[^/]+\.mp4$/],
  ] as const) {
    const { visit, page } = await visitFilm();
    await using _ = visit;
    await page.route('**/static/video-player-*.js', (route) => route.abort());
    await link(page).click();
    await page.waitForURL(url);
  }
});

test('Without scripts a film of ours has the browser’s controls and its captions, and another host’s film is a link', async () => {
  const { visit, page } = await visitFilm({ javaScriptEnabled: false });
  await using _ = visit;
  const film = page.locator('video').first();
  expect(await film.isVisible()).toBe(true);
  expect(await film.getAttribute('controls')).not.toBeNull();
  expect(await film.locator('track[kind="captions"]').getAttribute('srclang')).toBe('en-GB');
  expect(await ownLink(page).count()).toBe(0);
  expect(await otherLink(page).getAttribute('href')).toBe('https://vimeo.com/900000000');
});
