import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { scriptAttribute } from '../../../src/rules/markup.ts';
import { stripTrailingSlash } from '../../../src/rules/pathname.ts';
import type { Fault } from '../../sites/content-server.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultySite, ofOtherBuild, openFaultySite, text } from '../support/faulty-site.ts';
import { islandOf } from '../support/markup.ts';
import { type MovableSite, openMovableSite } from '../support/movable-site.ts';
import { exportNextVersion, type NextVersion } from '../support/next-version.ts';
import { pointAt } from '../support/point.ts';
import { awake } from '../support/tool.ts';
import {
  appData,
  dataOf,
  expectShown,
  exportedBuild,
  followTo,
  lookWatched,
  patient,
  untilChecked,
  untilStarted,
  visitWatched,
  type WatchOptions,
} from '../support/visitor.ts';

// This export takes longest, so it starts first.
const exporting = exportNextVersion(
  ['/', '/pricing', '/legal', '/legal/gdpr', '/legal/terms', '/contact', '/experimental-landing', '/404', '/500'],
  [
    { from: '/helios/en/plans', to: '/helios/en/legal/terms', status: 301 },
    { from: '/helios/en/help', to: '/helios/en/contact?topic=help#form', status: 302 },
    { from: '/helios/en/terms/*', to: '/helios/en/legal/:splat', status: 301 },
    { from: '/helios/en/elsewhere/*', to: `${inject('origin')}/helios/de/:splat`, status: 302 },
  ],
);
const browser = startBrowser();

const legal = '/helios/en/legal';
const terms = '/helios/en/legal/terms';
const contact = '/helios/en/contact';

let site: FaultySite;
let next: NextVersion;
beforeAll(async () => {
  [site, next] = await Promise.all([openFaultySite(), exporting]);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  next[Symbol.dispose]();
});

const visit = (origin: string, pathname: string, options?: WatchOptions) =>
  visitWatched(browser, pathname, { baseURL: origin, ...options });

/** For tests without a reload, which would leave a mark in the session of the tab. */
const look = (origin: string, pathname: string) => lookWatched(browser, pathname, { baseURL: origin });

/** The build of the page that was loaded. */
const buildOf = (page: Page) => page.evaluate(() => /boot-(\w+)/.exec(document.documentElement.outerHTML)?.[1]);

test.each([
  ['the data of the page is of another build', dataOf(terms)],
  ['the page is the same, the site is of another build', appData],
])('A page of another version than the site is loaded whole: %s', async (_, pathname) => {
  await using visitor = await visit(site.origin, legal);
  const { page, seen } = visitor;
  await untilChecked(visitor);
  using _fault = site.fail(pathname, ofOtherBuild(pathname));
  await followTo(page, `${terms}?a=1#b`);
  await expectShown(page, terms, `${terms}?a=1#b`);
  await expect.poll(seen.loads, patient).toBeGreaterThan(1);
});

test.each<[string, Fault]>([
  ['is missing', { kind: 'status', status: 404 }],
  ['fails', { kind: 'status', status: 503 }],
  ['is no JSON', text('<!doctype html>')],
  ['is something else', text('[]')],
])('Pages change without a reload where the app data %s', async (_, fault) => {
  using _fault = site.fail(appData, fault);
  await using visitor = await look(site.origin, legal);
  await untilChecked(visitor);
  await followTo(visitor.page, terms);
  await expectShown(visitor.page, terms);
  expect(visitor.seen.loads()).toBe(1);
});

test('The next click after a deploy loads the new version, which goes on without reloads', async () => {
  await using deployed = await openMovableSite(inject('folder'));
  await using visitor = await visit(deployed.origin, legal);
  const { page, seen } = visitor;
  await followTo(page, contact);
  await expectShown(page, contact);
  deployed.show(next.folder);
  await followTo(page, `${terms}?a=1#faq`);
  await expectShown(page, terms, `${terms}?a=1#faq`);
  await expect.poll(seen.loads, patient).toBe(2);
  expect(await buildOf(page)).not.toBe(exportedBuild());
  await followTo(page, legal);
  await expectShown(page, legal);
  expect(seen.loads()).toBe(2);
});

test('A tool whose script is gone with its release loads the page again, once', async () => {
  await using visitor = await visit(site.origin, '/helios/en/vat-calculator');
  const { page, seen } = visitor;
  const reachFor = (name: string) =>
    page
      .locator(`${islandOf('vat-calculator')} [name="${name}"]`)
      .first()
      .focus();
  await untilStarted(page);
  const script = '**/static/vat-calculator-*.js';
  await page.route(script, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' }));
  await reachFor('amount');
  await expect.poll(seen.loads, patient).toBe(2);
  await untilStarted(page);
  for (const name of ['amount', 'country']) {
    const refused = page.waitForResponse(script);
    await reachFor(name);
    await refused;
  }
  await page.unroute(script);
  await reachFor('amount');
  await awake(page, 'vat-calculator');
  expect(seen.loads()).toBe(2);
});

test('A page fetched before a deploy is shown as it was, and the next page is new', async () => {
  await using deployed = await openMovableSite(inject('folder'));
  await using visitor = await visit(deployed.origin, legal);
  const { page, seen } = visitor;
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  const link = page.getByRole('contentinfo').locator(`a[href="${contact}"]`);
  const fetched = page.waitForResponse((response) => response.url().includes('/sq/d/'));
  await pointAt(link);
  await (await fetched).finished();
  deployed.show(next.folder);
  await link.click();
  await expectShown(page, contact);
  expect(seen.loads()).toBe(1);
  await followTo(page, terms);
  await expectShown(page, terms);
  await expect.poll(seen.loads, patient).toBe(2);
});

test('Back and forward lead across a deploy', async () => {
  await using deployed = await openMovableSite(inject('folder'));
  await using visitor = await visit(deployed.origin, legal);
  const { page, seen } = visitor;
  await followTo(page, contact);
  await expectShown(page, contact);
  deployed.show(next.folder);
  await followTo(page, terms);
  await expectShown(page, terms);
  for (const pathname of [contact, legal]) {
    await page.goBack();
    await expectShown(page, pathname);
    await expect.poll(() => buildOf(page), patient).not.toBe(exportedBuild());
  }
  for (const pathname of [contact, terms]) {
    await page.goForward();
    await expectShown(page, pathname);
  }
  const loads = seen.loads();
  expect(loads).toBeLessThanOrEqual(4);
});

test('Going back after a deploy loads the new version there', async () => {
  await using deployed = await openMovableSite(inject('folder'));
  await using visitor = await visit(deployed.origin, legal);
  const { page, seen } = visitor;
  await followTo(page, contact);
  await expectShown(page, contact);
  deployed.show(next.folder);
  await page.goBack();
  await expectShown(page, legal);
  await expect.poll(seen.loads, patient).toBe(2);
  expect(await buildOf(page)).not.toBe(exportedBuild());
  await page.goForward();
  await expectShown(page, contact);
  expect(seen.loads()).toBe(2);
});

test('Pages of the old version that are open in several tabs all lead to the new one', async () => {
  await using deployed = await openMovableSite(inject('folder'));
  // A page with islands, one of another template, and an address without a page. Tests above begin at a page of texts.
  const open = ['', '/experimental-landing', '/nowhere'].map((path) => `/helios/en${path}`);
  const visitors = await Promise.all(open.map((pathname) => visit(deployed.origin, pathname)));
  await using stack = new AsyncDisposableStack();
  for (const visitor of visitors) stack.use(visitor);
  await Promise.all(visitors.map(untilChecked));
  deployed.show(next.folder);
  for (const { page, seen } of visitors) {
    await followTo(page, contact);
    await expectShown(page, contact);
    await expect.poll(seen.loads, patient).toBe(2);
    expect(await buildOf(page)).not.toBe(exportedBuild());
  }
});

test('A chunk that is gone after a deploy reloads the page once, and never in circles', async () => {
  await using deployed = await openMovableSite(inject('folder'));
  await using visitor = await visit(deployed.origin, legal);
  const { page, seen } = visitor;
  await untilStarted(page);
  await followTo(page, '/helios/en/pricing');
  await expectShown(page, '/helios/en/pricing');
  const chunk = await page.locator(islandOf('price-slider')).first().getAttribute(scriptAttribute);
  // Imports a chunk as an island would. The query makes it a new module, since the page may have the chunk.
  const importChunk = (query: string) => page.evaluate(`setTimeout(() => import('${chunk}${query}'))`);
  deployed.show(next.folder);
  await importChunk('?0');
  await expectShown(page, legal);
  await expect.poll(seen.loads, patient).toBe(2);
  expect(await buildOf(page)).not.toBe(exportedBuild());
  await untilStarted(page);
  // After a reload there is no previous page to go back to, so the missing chunk reloads this page.
  await importChunk('?1');
  await expect.poll(seen.loads, patient).toBe(3);
  await expectShown(page, legal);
  for (const query of ['?2', '?3']) {
    const failure = page.waitForResponse((response) => response.url().endsWith(query));
    await importChunk(query);
    expect((await failure).status()).toBe(404);
  }
  await followTo(page, contact);
  await expectShown(page, contact);
  expect(seen.loads()).toBe(3);
});

describe('the redirect list', () => {
  let served: MovableSite;
  beforeAll(async () => {
    served = await openMovableSite(next.folder);
  });
  afterAll(() => served[Symbol.asyncDispose]());

  test.each([
    ['keeps query and fragment', '/plans?a=1#faq', '/legal/terms', '/legal/terms?a=1#faq'],
    ['keeps those of the target', '/help?a=1#b', '/contact', '/contact?topic=help#form'],
    ['takes the rest of the address along', '/terms/gdpr?a=1', '/legal/gdpr', '/legal/gdpr?a=1'],
    ['takes an address with a slash at its end', '/plans/', '/legal/terms', '/legal/terms'],
  ])('The redirect list %s', async (_, from, shown, address) => {
    await using visitor = await look(served.origin, legal);
    const { page, seen } = visitor;
    await followTo(page, `/helios/en${from}`);
    await expectShown(page, `/helios/en${shown}`, `/helios/en${address}`);
    // The browser learns of the redirect from the missing data of the page, and never requests the page itself.
    const [pathname = ''] = from.split('?');
    const moved = `/helios/en${stripTrailingSlash(pathname)}`;
    expect(seen.requests.filter((each) => each.includes(moved.slice('/helios'.length)))).toEqual([
      `GET ${dataOf(moved)}`,
    ]);
    await page.goBack();
    await expectShown(page, legal);
    expect(seen.loads()).toBe(1);
  });

  test('The target of a redirected link is loaded before the visitor follows the link', async () => {
    await using visitor = await look(served.origin, legal);
    const { page, seen } = visitor;
    await untilChecked(visitor);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.evaluate((each: HTMLAnchorElement) => each.setAttribute('href', '/helios/en/plans?a=1'));
    await pointAt(link);
    await expect.poll(() => seen.dataRequests(terms), patient).toBe(1);
    await link.click();
    await expectShown(page, terms, `${terms}?a=1`);
    expect([seen.loads(), seen.dataRequests(terms)]).toEqual([1, 1]);
  });

  test('The redirect list leads to other hosts', async () => {
    await using visitor = await look(served.origin, legal);
    await followTo(visitor.page, '/helios/en/elsewhere/legal/gdpr?a=1#b');
    await visitor.page.waitForURL(`${inject('origin')}/helios/de/legal/gdpr?a=1#b`);
    await visitor.page.goBack();
    await expectShown(visitor.page, legal);
  });
});
