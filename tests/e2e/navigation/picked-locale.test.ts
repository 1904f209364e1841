import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { choose, cookiesOf } from '../support/visits.ts';

const browser = startBrowser();

/** Opens a page in a browser whose languages have no locale, and waits for the late script. */
async function visit() {
  const opened = await browser.visit('about:blank', { locale: 'ja-JP' });
  const late = opened.page.waitForResponse(/\/late-\w+\.js$/);
  await opened.page.goto(`${inject('origin')}/helios/en/legal`);
  await late;
  return opened;
}

async function pickGerman(page: Page): Promise<void> {
  await page.locator('main ~ nav summary').click();
  await page.locator('main ~ nav a[hreflang="de-DE"]').click();
  await page.waitForURL('**/helios/de/legal');
}

/** The page to which the root leads. */
async function rootOf(page: Page): Promise<string> {
  await page.goto(`${inject('origin')}/`);
  return new URL(page.url()).pathname;
}

test('With consent the locale that a visitor picks is remembered for a year, and the root leads there', async () => {
  await using opened = await visit();
  const { page } = opened;
  await choose(page, true);
  await pickGerman(page);
  const cookie = (await cookiesOf(page))['helios-locale'];
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(365 * 24 * 60 * 60, -4);
  await choose(page, false);
  await expect.poll(() => cookiesOf(page)).not.toHaveProperty('helios-locale');
  await choose(page, true);
  await page.locator('main ~ nav summary').click();
  await page.locator('main ~ nav a[hreflang="da-DK"]').click();
  await page.waitForURL('**/helios/da/legal');
  expect(await rootOf(page)).toBe('/helios/da');
  expect(opened.errors).toEqual([]);
});

test('Without consent no picked locale is remembered, and the root leads to the locale of the browser’s language', async () => {
  await using opened = await visit();
  const { page } = opened;
  await pickGerman(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await rootOf(page)).toBe('/helios/en');
  await using finnish = await browser.visit('/', { locale: 'fi-FI', javaScriptEnabled: false });
  expect(new URL(finnish.page.url()).pathname).toBe('/helios/fi');
});
