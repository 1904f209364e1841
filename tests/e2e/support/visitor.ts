import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { expect, inject } from 'vitest';
import { paintedAttribute } from '../../../src/rules/markup.ts';
import type { AppData } from '../../../src/rules/page-data.ts';
import type { startBrowser, VisitOptions } from './browser.ts';

/** The requests and loads of a page from the start of watching. */
export interface Watched extends Disposable {
  /** Requests in order, such as `GET /helios/en/pricing?a=1`. Those of a service worker are left out. */
  readonly requests: readonly string[];
  /** The number of loaded documents. */
  loads(): number;
  /** How often the data of a page was requested. */
  dataRequests(pathname: string): number;
}

export function watch(page: Page): Watched {
  const requests: string[] = [];
  let loads = 0;
  const onRequest = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}${search}`);
  };
  const onLoad = () => {
    loads += 1;
  };
  page.on('request', onRequest).on('domcontentloaded', onLoad);
  return {
    requests,
    loads: () => loads,
    dataRequests: (pathname) => requests.filter((each) => each === `GET ${dataOf(pathname)}`).length,
    [Symbol.dispose]: () => void page.off('request', onRequest).off('domcontentloaded', onLoad),
  };
}

export interface WatchOptions extends VisitOptions {
  /** Addresses whose answer never arrives. */
  readonly blocked?: RegExp;
  /** A script that runs before all scripts of a page. */
  readonly content?: string;
}

/** Opens a page in a browser of its own, without a service worker, and watches it from its first request on. */
export async function visitWatched(
  browser: ReturnType<typeof startBrowser>,
  pathname: string,
  { blocked, content, ...options }: WatchOptions = {},
) {
  const visitor = await browser.visit('about:blank', { serviceWorkers: 'block', ...options });
  const { page } = visitor;
  if (blocked) await page.route(blocked, (route) => route.abort());
  if (content) await page.addInitScript({ content });
  const seen = watch(page);
  await page.goto(pathname, { waitUntil: 'load' });
  return { ...visitor, seen, [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose]() };
}

/**
 * As `visitWatched`, in a page that is used again, and in a third of the time: for tests that leave nothing in the
 * browser.
 */
export async function lookWatched(
  browser: ReturnType<typeof startBrowser>,
  pathname: string,
  { blocked, ...options }: Omit<WatchOptions, 'content'> = {},
) {
  const { page, errors } = await browser.look('about:blank', { serviceWorkers: 'block', ...options });
  if (blocked) await page.route(blocked, (route) => route.abort());
  const seen = watch(page);
  await page.goto(pathname, { waitUntil: 'load' });
  return {
    page,
    errors,
    seen,
    async [Symbol.asyncDispose]() {
      seen[Symbol.dispose]();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

/** A script for `content`: reading storage throws, as it does where the visitor blocks it. */
export const blockedStorage = ['sessionStorage', 'localStorage']
  .map(
    (name) =>
      `Object.defineProperty(globalThis, '${name}', { get() { throw new DOMException('', 'SecurityError') } });`,
  )
  .join('');

/** `/helios/en/pricing` to `/helios/page-data/en/pricing/page-data.json`. */
export function dataOf(pathname: string): string {
  return `${pathname.replace(/^\/helios/, '/helios/page-data')}/page-data.json`;
}

export const appData = '/helios/page-data/app-data.json';

/** A file of the shared export, by its pathname. */
export function readExported(pathname: string): string {
  return readFileSync(join(inject('folder'), pathname), 'utf8');
}

/** A page's title as the export has it. */
export function titleOf(pathname: string): string {
  return /<title>([^<]*)/.exec(readExported(`${pathname}.html`))?.[1] ?? '';
}

/**
 * Puts a link at the top of the page, so that the content need not have one, and follows it as a screen reader does:
 * without a pointer, which costs as much as the next page.
 */
export async function followTo(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);
}

/** Waits until a page of the export is shown, by its title, at an address. */
export async function expectShown(page: Page, pathname: string, address: string = pathname): Promise<void> {
  const shown = async () => ({ title: await page.title(), address: addressOf(page) });
  await expect.poll(shown, patient).toEqual({ title: titleOf(pathname), address });
}

/** Long enough for a machine that has much else to do, or stands still for a minute. */
export const patient = { timeout: 90_000, interval: 50 };

function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Resolves once a page has sent the HEAD request for its page data. */
export async function untilChecked({ seen }: { readonly seen: Watched }): Promise<void> {
  await expect.poll(() => seen.requests.filter((each) => each.startsWith('HEAD')).length, patient).toBeGreaterThan(0);
}

/** Resolves once the late script has started, which listens for faults and for chunks that are gone. */
export async function untilStarted(page: Page): Promise<void> {
  await page.locator(`html[${paintedAttribute}]`).waitFor({ state: 'attached' });
}

/** The build of the shared export. */
export function exportedBuild(): string {
  return (JSON.parse(readExported(appData)) as AppData).webpackCompilationHash;
}
