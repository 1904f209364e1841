import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type FaultySite, ofOtherBuild, openFaultySite } from '../support/faulty-site.ts';
import { navigatingRoot } from '../support/markup.ts';
import {
  appData,
  blockedStorage,
  dataOf,
  expectShown,
  followTo,
  patient,
  untilChecked,
  visitWatched,
  type WatchOptions,
} from '../support/visitor.ts';

const browser = startBrowser();
const legal = '/helios/en/legal';
const pricing = '/helios/en/pricing';
const contact = '/helios/en/contact';

let site: FaultySite;
beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(() => site[Symbol.asyncDispose]());

const visit = (pathname: string, options?: WatchOptions) =>
  visitWatched(browser, pathname, { baseURL: site.origin, ...options });

const reloadFlag = (page: Page) => page.evaluate(() => sessionStorage.getItem('helios-reload-compilation-hash-match'));

test('A page of another build than the site is reloaded once, and once more only after they agreed again', async () => {
  await using visitor = await (async () => {
    using _fault = site.fail(appData, ofOtherBuild(appData));
    const opened = await visit(legal);
    const { page, seen } = opened;
    await expect.poll(seen.loads, patient).toBe(2);
    expect(await reloadFlag(page)).toBe('1');
    await page.locator(`html:not(${navigatingRoot})`).waitFor();
    await followTo(page, `${pricing}?a=1`);
    await expectShown(page, pricing, `${pricing}?a=1`);
    await page.locator(`html:not(${navigatingRoot})`).waitFor();
    expect(seen.loads()).toBe(3);
    return opened;
  })();
  const { page, seen } = visitor;
  await followTo(page, legal);
  await expectShown(page, legal);
  await expect.poll(() => reloadFlag(page), patient).toBeNull();
  await followTo(page, contact);
  await expectShown(page, contact);
  expect(seen.loads()).toBe(4);
});

test('A page of another build is not reloaded where nothing can be stored, and its links work', async () => {
  using _fault = site.fail(appData, ofOtherBuild(appData));
  await using visitor = await visit(legal, { content: blockedStorage });
  const { page, seen } = visitor;
  await page.locator(`html:not(${navigatingRoot})`).waitFor();
  expect(seen.loads()).toBe(1);
  await followTo(page, pricing);
  await expectShown(page, pricing);
  expect(seen.loads()).toBe(2);
});

test('A page without its own data reports it, works, and loads its links whole', async () => {
  using _fault = site.fail(dataOf(legal), { kind: 'status', status: 404 });
  await using visitor = await visit(legal);
  const { page, seen, errors } = visitor;
  await expect
    .poll(() => errors, patient)
    .toContain(`Error: page resources for ${legal} not found. Not rendering React`);
  await page.locator('header nav summary').first().click();
  await page.locator('header nav details').first().getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await followTo(page, `${pricing}?a=1#b`);
  await expectShown(page, pricing, `${pricing}?a=1#b`);
  await expect.poll(seen.loads, patient).toBe(2);
});

test.each([
  ['a wildcard page', '/helios/en/bills-status/a/b'],
  ['an address without a page', '/helios/en/nowhere'],
  ['an address with a slash at its end', `${legal}/`],
])('The data of %s is found at another address', async (_, pathname) => {
  await using visitor = await visit(pathname);
  await untilChecked(visitor);
  await followTo(visitor.page, pricing);
  await expectShown(visitor.page, pricing);
  expect(visitor.seen.loads()).toBe(1);
  expect(visitor.errors.filter((each) => each.includes('page resources'))).toEqual([]);
});

test('A host that can’t be reached says nothing about missing page data', async () => {
  await using visitor = await visit('about:blank');
  const { page, seen, errors } = visitor;
  await page.route(`**${dataOf(legal)}`, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto(legal);
  await untilChecked(visitor);
  await followTo(page, pricing);
  await expectShown(page, pricing);
  expect(seen.loads()).toBe(2);
  expect(errors.filter((each) => each.includes('page resources'))).toEqual([]);
});

/** Keeps reports of paints from the page. */
const unreported =
  'globalThis.reports = []; globalThis.PerformanceObserver = class { constructor(act) { reports.push(act); } observe() {} };';

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['when the browser reports its first paint', (page) => page.evaluate('for (const report of reports) report()')],
  ['a second after the first frame if no paint is reported', (page) => page.clock.runFor(1000)],
])('A loaded page requests the late script %s, and not before', async (_, pass) => {
  await using visitor = await visit('about:blank', { content: unreported });
  const { page, seen } = visitor;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(legal, { waitUntil: 'load' });
  const lateRequests = async () => {
    // What the page has asked for before this file has been seen before it.
    await page.evaluate(() => fetch('/robots.txt'));
    return seen.requests.filter((each) => each.includes('/late-'));
  };
  await page.clock.runFor(60);
  expect(await lateRequests()).toEqual([]);
  const passOn = async () => {
    await pass(page);
    return lateRequests();
  };
  await expect.poll(passOn, patient).toHaveLength(1);
});
