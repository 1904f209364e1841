import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { pointAt } from '../support/point.ts';

const browser = startBrowser();
/** A page with the banner and little else. */
const start = '/helios/en/legal';
const banner = (page: Page) => page.locator(islandOf('notification-banner'));

test('The banner goes when the visitor dismisses it, and is back on the next page view', async () => {
  const visit = await browser.look(start);
  await banner(visit.page).getByRole('button').click();
  await banner(visit.page).getByRole('button').waitFor({ state: 'hidden' });
  await visit.page.reload();
  expect(await banner(visit.page).getByRole('button').isVisible()).toBe(true);
});

test('A pointer that rests over the banner loads nothing, until it moves', async () => {
  await using visit = await browser.visit(start);
  const { page } = visit;
  const hasCode = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/static/notification-banner-')),
    );
  // This is how a browser reports a pointer that rests where a page appears.
  await banner(page).dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
  expect(await hasCode()).toBe(false);
  await pointAt(banner(page));
  await expect.poll(hasCode).toBe(true);
});

test('A click on the banner before its script has arrived is replayed afterwards', async () => {
  await using visit = await browser.visit(start);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visit.page.route('**/static/notification-banner-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await banner(visit.page).getByRole('button').click();
  expect(await banner(visit.page).getByRole('button').isVisible()).toBe(true);
  expect(await banner(visit.page).getByRole('button').getAttribute('aria-busy')).toBe('true');
  release();
  await banner(visit.page).getByRole('button').waitFor({ state: 'hidden' });
});

test('The next click asks again for a script of the banner that failed to arrive', async () => {
  await using visit = await browser.visit(start);
  const close = banner(visit.page).getByRole('button');
  await visit.page.route('**/static/notification-banner-*.js', (route) => route.abort());
  const failed = visit.page.waitForEvent('requestfailed');
  await close.click();
  await failed;
  // Both the pointer and the click have requested the script.
  await visit.page.waitForLoadState('networkidle');
  await visit.page.unroute('**/static/notification-banner-*.js');
  await close.click();
  await close.waitFor({ state: 'hidden' });
});

test.each([
  '/helios/en?partner=datev',
  '/helios/en/pricing',
  '/helios/en/careers/benefits',
  '/helios/de/bigform-partner-datev',
])('The page %s shows no banner', async (address) => {
  const visit = await browser.look(address);
  expect(await banner(visit.page).isVisible()).toBe(false);
});

test('The link in the banner is followed by the browser', async () => {
  const visit = await browser.look(start);
  const link = banner(visit.page).getByRole('link').first();
  const href = await link.getAttribute('href');
  await visit.page.evaluate(() => {
    addEventListener('click', (event) => {
      document.title = String(event.defaultPrevented);
      event.preventDefault();
    });
  });
  await link.click();
  expect(href).toBeTruthy();
  expect(await visit.page.title()).toBe('false');
});
