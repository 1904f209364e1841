import type { Page } from 'playwright';

/** The names of everything that a page's origin has stored in the browser. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [...cookies, ...others];
}
