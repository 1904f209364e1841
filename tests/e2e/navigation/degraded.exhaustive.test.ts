import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { stringsOf } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { openMovableSite } from '../support/movable-site.ts';
import {
  blockedStorage,
  expectShown,
  followTo,
  lookWatched,
  patient,
  titleOf,
  visitWatched,
  type WatchOptions,
} from '../support/visitor.ts';

const browser = startBrowser();
const legal = '/helios/en/legal';
const gdpr = '/helios/en/legal/gdpr';
const contact = '/helios/en/contact';

const visit = (pathname: string, options?: WatchOptions) => visitWatched(browser, pathname, options);

/** Opens a page in a tab of its own only if the tab must be another one than usual. */
const open = (pathname: string, { content, ...options }: WatchOptions) =>
  content !== undefined ? visit(pathname, { content, ...options }) : lookWatched(browser, pathname, options);

/** Every page has this link. */
const toContact = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${contact}"]`);

/** An init script that removes globals, own and inherited ones. */
const without = (...names: string[]) =>
  `for (const name of ${JSON.stringify(names)}) for (let each = globalThis; each; each = Object.getPrototypeOf(each)) delete each[name];`;

test.each<[string, WatchOptions]>([
  ['without scripts', { javaScriptEnabled: false }],
  ['the boot script blocked', { blocked: /boot-\w+\.js/ }],
  ['every script blocked', { blocked: /\.js$/ }],
  ['a browser without the Navigation API', { content: without('navigation') }],
  ['page data blocked', { blocked: /page-data/ }],
])('Each link loads its page: %s', async (_, how) => {
  await using visitor = await open(legal, how);
  const { page, seen } = visitor;
  await toContact(page).click();
  await expectShown(page, contact);
  await expect.poll(seen.loads, patient).toBe(2);
  await page.goBack();
  await expectShown(page, legal);
  await page.goto(`${gdpr}#main`);
  await expectShown(page, gdpr, `${gdpr}#main`);
});

const noTransitions = 'delete Document.prototype.startViewTransition';

test.each<[string, WatchOptions]>([
  ['the late script blocked', { blocked: /\/late-\w+\.js/ }],
  ['storage blocked', { content: blockedStorage }],
  ['a private window that keeps nothing', { content: without('indexedDB', 'caches') }],
  ['a browser without service workers', { content: 'delete Navigator.prototype.serviceWorker' }],
  ['a browser without view transitions', { content: noTransitions, reducedMotion: 'no-preference' }],
  ['a browser without idle callbacks', { content: without('requestIdleCallback', 'cancelIdleCallback') }],
  ['a browser without Trusted Types', { content: without('trustedTypes'), bypassCSP: true }],
  ['a visitor whom motion does not trouble', { reducedMotion: 'no-preference' }],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
])('Pages change without a reload: %s', async (_, how) => {
  await using visitor = await open(legal, how);
  const { page, seen, errors } = visitor;
  await toContact(page).click();
  await expectShown(page, contact);
  await followTo(page, gdpr);
  await expectShown(page, gdpr);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expectShown(page, contact);
  expect(seen.loads()).toBe(1);
  expect(errors.filter((each) => !/Playwright|ERR_FAILED/.test(each))).toEqual([]);
});

test('A page that can’t replace another is loaded whole', async () => {
  await using visitor = await visit(legal);
  const { page, seen, errors } = visitor;
  await page.evaluate(() => {
    Element.prototype.insertAdjacentHTML = () => {
      throw new Error('This page was changed by something else.');
    };
  });
  await followTo(page, `${gdpr}?a=1#b`);
  await expectShown(page, gdpr, `${gdpr}?a=1#b`);
  await expect.poll(seen.loads, patient).toBe(2);
  expect(errors).toContain('Error: This page was changed by something else.');
});

test('Nothing on the way through pages breaks their policy', async () => {
  const content = `
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI));`;
  await using visitor = await visit(legal, { content });
  const { page, seen, errors } = visitor;
  for (const path of [
    '/pricing',
    '/experimental-landing',
    '/invoice-generator',
    '/webinars-and-events',
    '/nowhere',
    '',
  ]) {
    const pathname = `/helios/en${path}`;
    await followTo(page, pathname);
    await expectShown(page, path === '/nowhere' ? '/helios/en/404' : pathname, pathname);
    await page.waitForFunction(() => document.readyState === 'complete');
  }
  expect(await page.evaluate('violations')).toEqual([]);
  expect(seen.loads()).toBe(1);
  expect(errors.filter((each) => !/Playwright|404/.test(each))).toEqual([]);
});

test('On slow 3G a page can be used while the next one loads, and says that it loads', async () => {
  await using visitor = await visit(legal);
  const { page, seen } = visitor;
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  const session = await page.context().newCDPSession(page);
  // Chromium's own values for slow 3G, with more latency, since the page must take more than a second.
  const slow = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await followTo(page, gdpr);
  await page
    .getByRole('status')
    .filter({ hasText: stringsOf('en-gb').loading })
    .waitFor();
  expect(await page.title()).toBe(titleOf(legal));
  await page.locator('header nav summary').first().click();
  await page.locator('header nav details').first().getByRole('link').first().waitFor();
  await expectShown(page, gdpr);
  await page
    .getByRole('status')
    .filter({ hasText: stringsOf('en-gb').loading })
    .waitFor({ state: 'detached' });
  expect(seen.loads()).toBe(1);
});

test('A click without a network shows the browser’s message, and a reload later shows the page', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(legal, { baseURL: site.origin });
  const { page } = visitor;
  await site.down();
  await followTo(page, `${gdpr}?a=1`);
  await expect.poll(() => page.evaluate(() => location.protocol).catch(() => ''), patient).toBe('chrome-error:');
  await site.up();
  await page.reload();
  await expectShown(page, gdpr, `${gdpr}?a=1`);
  await page.goBack();
  await expectShown(page, legal);
});

test('Pages that were shown before are shown again without a network', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(legal, { baseURL: site.origin });
  const { page, seen } = visitor;
  await followTo(page, contact);
  await expectShown(page, contact);
  await followTo(page, gdpr);
  await expectShown(page, gdpr);
  await site.down();
  await page.goBack();
  await expectShown(page, contact);
  await page.goForward();
  await expectShown(page, gdpr);
  expect(seen.loads()).toBe(1);
});

test('A short gap in the network is bridged by another request', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(legal, { baseURL: site.origin });
  const { page, seen } = visitor;
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await followTo(page, gdpr);
  await failed;
  await page.context().setOffline(false);
  await expectShown(page, gdpr);
  expect(seen.loads()).toBe(1);
});
