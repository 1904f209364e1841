import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { alter, change, click, go, moveTo, placeOf } from '../support/navigation.ts';
import { firstAnchor, lastGroup, lastQuestion } from '../support/places.ts';

const browser = startBrowser();
const paths = ['', '/about', '/legal/gdpr', '/faq', '/pricing'];
const [home, about, gdpr, faq, pricing] = paths.map((path) => `/helios/en${path}`) as [
  string,
  string,
  string,
  string,
  string,
];

/** Opens a page in the tab of this file. What a test does to requests ends with it. */
async function open(pathname: string) {
  const opened = await browser.look(pathname);
  onTestFinished(() => opened.page.unrouteAll({ behavior: 'ignoreErrors' }));
  return opened;
}

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

/** The scroll position after the next two frames: the browser restores one in a frame. */
const drawnScrollOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return scrollY;
  });

function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => globalThis.scrollTo({ top, behavior: 'instant' }), y);
}

/** The distance of the element with this id from the header. Pixels. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  }, id);

test('The scroll position is the top on a new page, and the former one on the way back and forward', async () => {
  const { page, errors } = await open(about);
  await scrollTo(page, 733);
  await moveTo(page, gdpr);
  expect(await scrollOf(page)).toBe(0);
  await scrollTo(page, 411);
  await moveTo(page, faq);
  expect(await scrollOf(page)).toBe(0);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(411);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(733);
  await go(page, 2);
  expect(await scrollOf(page)).toBe(0);
  await go(page, -2);
  expect(await scrollOf(page)).toBe(733);
  expect(errors).toEqual([]);
});

test('The scroll position is the former one although the browser keeps content in its place while pages are exchanged', async () => {
  const { page, errors } = await open(home);
  await scrollTo(page, 3000);
  await moveTo(page, pricing);
  await scrollTo(page, 700);
  await go(page, -1);
  expect(await drawnScrollOf(page)).toBe(3000);
  await go(page, 1);
  expect(await drawnScrollOf(page)).toBe(700);
  expect(errors).toEqual([]);
});

test('The scroll position is that of the last visit if the visitor left by a fragment and comes back from another page', async () => {
  const { page } = await open(home);
  await scrollTo(page, 1000);
  await moveTo(page, about);
  await go(page, -1);
  await scrollTo(page, 2000);
  await page.evaluate((hash) => void navigation.navigate(hash), `#${firstAnchor}`);
  await moveTo(page, pricing);
  await go(page, -2);
  expect(await drawnScrollOf(page)).toBe(2000);
});

test('A visitor who goes back twice in a row finds the page between where it was left', async () => {
  const { page } = await open(home);
  await scrollTo(page, 1000);
  await moveTo(page, about);
  await scrollTo(page, 600);
  await moveTo(page, pricing);
  await scrollTo(page, 300);
  await change(page, () => page.evaluate(() => void [history.back(), setTimeout(() => history.back())]));
  await page.waitForFunction((pathname) => location.pathname === pathname && scrollY === 1000, home);
  await go(page, 1);
  expect(await drawnScrollOf(page)).toBe(600);
});

test('The scroll position of a page without its pictures is found all the same', async () => {
  const { page } = await open(about);
  await page.route(/\.(?:avif|webp|jpe?g)$/, () => {});
  await moveTo(page, home);
  const lazy = () =>
    page.evaluate(() => [...document.images].filter((image) => image.loading === 'lazy' && !image.complete).length);
  await expect.poll(lazy).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await scrollTo(page, 3210);
  const seen = await headingInSight(page);
  await moveTo(page, about);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(3210);
  expect(await headingInSight(page)).toEqual(seen);
});

test('The scroll position outlasts a visit to another document, for the pages before as well', async () => {
  const { page, errors } = await open(about);
  await scrollTo(page, 733);
  await moveTo(page, gdpr);
  await scrollTo(page, 411);
  await page.goto('/helios/de');
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(411);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(733);
  await go(page, 1);
  expect(await scrollOf(page)).toBe(411);
  expect(errors).toEqual([]);
});

test('The scroll position outlasts a reload, for the pages before as well', async () => {
  const { page } = await open(about);
  await scrollTo(page, 733);
  await moveTo(page, gdpr);
  await scrollTo(page, 411);
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(411);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(733);
});

test('The scroll position is the end of a page that has become shorter', async () => {
  const { page } = await open(home);
  await scrollTo(page, 3000);
  await moveTo(page, about);
  await alter(page, home, (result) => ({
    ...result,
    main: `<main id="main" tabindex="-1"><h1>${'Short. '.repeat(400)}</h1></main>`,
  }));
  await go(page, -1);
  const { y, end } = await page.evaluate(() => ({
    y: scrollY,
    end: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(end).toBeGreaterThan(100);
  expect(end).toBeLessThan(3000);
  expect(y).toBe(end);
});

test('The scroll position is the top after a change of the query, and the former one on the way back', async () => {
  const { page } = await open(about);
  await scrollTo(page, 733);
  await click(page, `footer a[href="${about}"]`);
  await page.waitForFunction(() => scrollY === 0);
  await scrollTo(page, 500);
  await page.evaluate((href) => void navigation.navigate(href), `${about}?a=1`);
  await page.waitForFunction(() => scrollY === 0);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => scrollY === 500);
});

/** The first visible heading, and its position. */
function headingInSight(page: Page): Promise<[string, number] | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h2, main h3')]
      .map((heading): [string, number] => [heading.textContent ?? '', heading.getBoundingClientRect().top])
      .find(([, top]) => top > 0),
  );
}

test('A fragment of the page itself is an entry of the history, and no change of page', async () => {
  const { page, errors } = await open(home);
  const before = await placeOf(page);
  await page.evaluate(() =>
    document.addEventListener('helios:route-update', () => {
      document.title = 'A page came';
    }),
  );
  await click(page, `main a[href="#${firstAnchor}"]`);
  await page.waitForFunction((id) => document.querySelector(':target')?.id === id, firstAnchor);
  await expect.poll(() => belowHeader(page, firstAnchor)).toBeLessThan(120);
  expect(await placeOf(page)).toEqual({ ...before, address: `${home}#${firstAnchor}`, entries: before.entries + 1 });
  await page.goBack();
  await page.waitForFunction(() => scrollY === 0);
  expect(await placeOf(page)).toMatchObject({ address: home, title: before.title });
  expect(errors).toEqual([]);
});

test('A fragment of another page leads below the header, and the way back to where the visitor was', async () => {
  const { page, errors } = await open(about);
  await moveTo(page, `${faq}#${lastGroup}`);
  const there = await belowHeader(page, lastGroup);
  expect(there).toBeGreaterThanOrEqual(0);
  expect(there).toBeLessThan(40);
  expect(await page.locator(':target').getAttribute('id')).toBe(lastGroup);
  const arrived = await scrollOf(page);
  await moveTo(page, about);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(arrived);
  await scrollTo(page, 222);
  await moveTo(page, about);
  await go(page, -1);
  expect(await scrollOf(page)).toBe(222);
  expect(errors).toEqual([]);
});

test.each(['#nowhere', '#', '#%', '#top'])('A fragment that is not on the page, %s, leads to its top', async (hash) => {
  const { page, errors } = await browser.look(about);
  await scrollTo(page, 700);
  await moveTo(page, `${faq}${hash}`);
  expect(await scrollOf(page)).toBe(0);
  expect(errors).toEqual([]);
});

test('A fragment that asks for words is left to the browser', async () => {
  const { page, errors } = await open(about);
  // A hyphen has a meaning in a text directive.
  const words = encodeURIComponent(lastQuestion).replaceAll('-', '%2D');
  await page.evaluate((href) => location.assign(href), `${faq}#:~:text=${words}`);
  await page.waitForFunction(() => scrollY > 0 && document.readyState === 'complete');
  expect(new URL(page.url()).pathname).toBe(faq);
  expect(errors).toEqual([]);
});

test('A fragment is found in any writing, encoded or not', async () => {
  const { page, errors } = await open(about);
  const ids = ['Größe über 1 €', 'ääkkösiä', '数え方'];
  await alter(page, gdpr, (result) => ({
    ...result,
    main: result.main.replace('</main>', `${ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('')}</main>`),
  }));
  for (const id of ids) {
    for (const hash of [id, encodeURIComponent(id)]) {
      await moveTo(page, `${gdpr}#${hash}`);
      expect(await page.locator(':target').textContent(), hash).toBe(id);
      expect(await scrollOf(page)).toBeGreaterThan(1000);
      await go(page, -1);
    }
  }
  expect(errors).toEqual([]);
});

test('A fragment in a closed answer opens the answer', async () => {
  const { page } = await open(about);
  await alter(page, faq, (result) => ({
    ...result,
    main: result.main.replace(/<\/main>/, '<details><summary>A</summary><p id="inside">B</p></details>$&'),
  }));
  await change(page, () => page.evaluate((href) => void navigation.navigate(href), `${faq}#inside`));
  expect(await page.locator('#inside').isVisible()).toBe(true);
  expect(await scrollOf(page)).toBeGreaterThan(1000);
});
