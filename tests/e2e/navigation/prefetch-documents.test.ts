import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { pointAt } from '../support/point.ts';

const browser = startBrowser();
const wide = { viewport: { width: 1440, height: 900 } };

/** Watches the documents that the browser reports as prefetched. */
async function fetchedAhead(page: Page): Promise<{ waitFor(pathname: string): Promise<void>; pathnames: string[] }> {
  const session = await page.context().newCDPSession(page);
  const pathnames: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') pathnames.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return { pathnames, waitFor: (pathname) => expect.poll(() => pathnames).toContain(pathname) };
}

async function reachForGerman(page: Page): Promise<void> {
  await page.locator('main ~ nav summary').click();
  await pointAt(page.locator('main ~ nav a[hreflang="de-DE"]'));
}

test('The browser fetches the same page in another locale on hover, and no page that the script loads', async () => {
  await using visit = await browser.visit('/helios/en/pricing', wide);
  const documents = await fetchedAhead(visit.page);
  await visit.page.reload();
  await pointAt(visit.page.locator('footer a[href="/helios/en/about"]').first());
  await reachForGerman(visit.page);
  await documents.waitFor('/helios/de/pricing');
  expect(documents.pathnames).not.toContain('/helios/en/about');
  expect(visit.errors).toEqual([]);
});

test('While the script of the site does not load, the browser fetches every page of the site on hover', async () => {
  await using visit = await browser.visit('/helios/en/pricing', wide);
  const documents = await fetchedAhead(visit.page);
  await visit.page.route('**/*.js', (route) => route.abort());
  await visit.page.reload();
  await pointAt(visit.page.locator('footer a[href="/helios/en/about"]').first());
  await documents.waitFor('/helios/en/about');
});
