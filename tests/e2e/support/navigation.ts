import type { Page } from 'playwright';
import type { PageData, PageResult } from '../../../src/rules/page-data.ts';
import type { RouteChange } from '../../../src/runtime/shared/navigation/events.ts';
import { dataOf, readExported } from './visitor.ts';

declare global {
  var arriving: Promise<RouteChange | undefined> | undefined;
}

/** Acts, and waits until the page has changed without a reload. */
export async function change(page: Page, act: () => Promise<unknown>): Promise<RouteChange> {
  await page.evaluate(() => {
    globalThis.arriving = new Promise((resolve) => {
      const onUpdate = (event: Event) => resolve((event as CustomEvent<RouteChange>).detail);
      document.addEventListener('helios:route-update', onUpdate, { once: true });
      setTimeout(resolve, 60_000);
    });
  });
  await act();
  const arrived = await page.evaluate(() => globalThis.arriving);
  if (!arrived) throw new Error(`The page was loaded anew, or did not change. It is at ${page.url()}.`);
  return arrived;
}

/** Moves to a page as a click on a link does. */
export function moveTo(page: Page, href: string): Promise<RouteChange> {
  return change(page, () => page.evaluate((to) => void navigation.navigate(to), href));
}

/** Goes through the history without Playwright, which would wait for a document to load. */
export function go(page: Page, steps: number): Promise<RouteChange> {
  return change(page, () => page.evaluate((delta) => history.go(delta), steps));
}

/** Holds the data of a page back. */
export async function hold(page: Page, pathname: string): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${dataOf(pathname)}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Clicks a link anywhere on the page without scrolling to it. */
export function click(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

export interface Place {
  /** Pathname, query and fragment. */
  readonly address: string;
  readonly title: string;
  /** Entries in the history of the tab. */
  readonly entries: number;
}

export function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    entries: history.length,
  }));
}

/** Changes the data of a page on its way. */
export async function alter(page: Page, pathname: string, change: (result: PageResult) => PageResult): Promise<void> {
  const data = JSON.parse(readExported(dataOf(pathname))) as PageData;
  await page.route(`**${dataOf(pathname)}`, (route) =>
    route.fulfill({ json: { ...data, result: change(data.result) } }),
  );
}
