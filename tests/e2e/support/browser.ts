import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

/** Flags for a Chromium that talks to nobody but the site under test. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for the tests of a file; `visit` opens a page in a fresh context and collects what the console says. */
export function startBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    async visit(pathname: string, options: BrowserContextOptions = {}): Promise<Visit> {
      const context = await browser.newContext({ baseURL: inject('origin'), ...options });
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(pathname, { waitUntil: 'load' });
      return { page, errors, [Symbol.asyncDispose]: () => context.close() };
    },
  };
}

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Console errors and warnings, content security violations and uncaught exceptions, as they come. */
  readonly errors: readonly string[];
}
