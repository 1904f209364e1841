import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { readExported } from '../support/visitor.ts';
import { actButton, stored } from '../support/visits.ts';
import { banner } from './support/consent-looks.ts';

const browser = startBrowser();
/** A service worker would answer in the place of the network. */
const asked = { isAsked: true, serviceWorkers: 'block' } as const;

/** The files that a page needs in order to ask, as patterns of their addresses. */
const files = {
  'late script': () => '**/static/late-*.js',
  'consent script': () => '**/static/consent-*.js',
  panel: () => `**${/<a\b[^>]* data-content="([^"]+)"/.exec(readExported('/helios/en/legal.html'))?.[1]}`,
};

/** Breaks the connection of each request for these files, until `restore`. */
async function breakConnection(page: Page, lost: string): Promise<{ attempts(): number; restore(): void }> {
  let attempts = 0;
  let isBroken = true;
  await page.route(lost, (route) => {
    if (!isBroken) return route.continue();
    attempts += 1;
    return route.abort('connectionreset');
  });
  return {
    attempts: () => attempts,
    restore() {
      isBroken = false;
    },
  };
}

test.each(Object.entries(files))(
  'A visitor whose connection breaks once while the %s comes is asked on the same page, and nothing is stored before',
  async (_name, lost) => {
    await using visit = await browser.visit('about:blank', asked);
    const { page } = visit;
    await page.route(lost(), (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto('/helios/en/legal?utm_source=a&gclid=b');
    await banner(page).waitFor();
    expect(visit.errors).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
    expect(await stored(page)).toBe('\n{}\n{}');
    await banner(page).locator(actButton('all')).click();
    await page.locator('html[data-consent^="allowed"]').waitFor({ state: 'attached' });
  },
);

test('A visitor who has no connection for hours is asked as soon as there is one again', async () => {
  await using visit = await browser.visit('about:blank', asked);
  const { page } = visit;
  await page.clock.install();
  const connection = await breakConnection(page, files['consent script']());
  await page.goto('/helios/en/legal');
  const attemptsLater = async () => {
    await page.clock.runFor('10:00');
    return connection.attempts();
  };
  await expect.poll(attemptsLater).toBe(6);
  await page.clock.runFor('03:00:00');
  expect(connection.attempts()).toBe(6);
  connection.restore();
  await reconnect(page);
  await banner(page).waitFor();
});

test('A visitor who has chosen in another tab while the panel was lost is not asked for it when it comes', async () => {
  await using visit = await browser.visit('about:blank', asked);
  const { page } = visit;
  const connection = await breakConnection(page, files.panel());
  await page.goto('/helios/en/legal');
  await expect.poll(connection.attempts).toBeGreaterThan(0);
  const other = await page.context().newPage();
  await other.goto('/helios/en/pricing');
  await banner(other).locator(actButton('all')).click();
  await page.locator('html[data-consent^="allowed"]').waitFor({ state: 'attached' });
  connection.restore();
  await reconnect(page);
  await banner(page).waitFor({ state: 'attached' });
  expect(await banner(page).isVisible()).toBe(false);
});

/** Lets the browser report that it has a connection again. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}
