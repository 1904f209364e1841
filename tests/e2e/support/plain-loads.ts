import type { Page } from 'playwright';

/** Clicks a link of the page to a pathname, and waits for the page that the browser loads. */
export async function clickTo(page: Page, pathname: string): Promise<URL> {
  const link = page.locator(`a[href^="${pathname}"]:not([hreflang])`).last();
  await Promise.all([page.waitForURL((url) => url.pathname === pathname), link.click()]);
  await page.waitForLoadState();
  return new URL(page.url());
}
