import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contentOf, filled } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultySite, ofOtherBuild, openFaultySite } from '../support/faulty-site.ts';
import { signUpDialog } from '../support/markup.ts';
import { openMovableSite } from '../support/movable-site.ts';
import { clickTo } from '../support/plain-loads.ts';
import { appData, expectShown, patient, visitWatched, type WatchOptions } from '../support/visitor.ts';
import { choose, sendLead } from '../support/visits.ts';

// Browsers without the Navigation API: Safari before 26.2, Firefox before 147, WebKitGTK 2.50.

const browser = startBrowser();
const legal = '/helios/en/legal';
const contact = '/helios/en/contact';

let site: FaultySite;
beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(() => site[Symbol.asyncDispose]());

const visit = (pathname: string, { content = '', ...options }: WatchOptions = {}) =>
  visitWatched(browser, pathname, {
    baseURL: site.origin,
    content: `delete globalThis.navigation;${content}`,
    ...options,
  });

test('Without the Navigation API a visitor who arrives on the page of an integration stays its partner’s', async () => {
  const { uid, data } = contentOf('en-gb', 'integration', 'e-conomic');
  await using visitor = await visit(`/helios/en/integrations/${uid}?utm_source=spring&gclid=G1&fbclid=F1`);
  const { page } = visitor;
  // Who refuses takes nothing else along, neither by a link nor by a form.
  await choose(page, false);
  const { search } = await clickTo(page, contact);
  const partner = `?partner=${data.partner_id}`;
  expect(search).toBe(partner);
  expect(await sendLead(page)).toMatchObject({ pleo_partner_id: data.partner_id });
  expect(new URL(page.url()).search).toBe(partner);
});

test('Without the Navigation API the sign-up dialog has the words for partners and leads to their sign-up', async () => {
  const modal = filled(contentOf('en-gb', 'signup_modal').data);
  await using visitor = await visit('/helios/en/partners');
  const { page } = visitor;
  await page.locator('header [data-opens]').last().click();
  await page.locator(signUpDialog).getByText(modal.partner_subtitle).waitFor();
  expect(await page.locator(signUpDialog).getByText(modal.subtitle).isVisible()).toBe(false);
  const form = page.locator(`${signUpDialog} form[data-form]`).filter({ visible: true });
  expect(await form.getAttribute('action')).toMatch(/\/partner\/signup$/);
  expect(visitor.errors).toEqual([]);
});

test('Without the Navigation API a link that is pointed at is prefetched as a document', async () => {
  await using visitor = await visit(`${legal}?partner=datev`);
  const { page, seen } = visitor;
  await expect.poll(() => seen.requests, patient).toContain(`GET ${appData}`);
  await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).hover();
  await expect.poll(() => seen.requests, patient).toContain(`GET ${contact}?partner=datev`);
  expect(seen.dataRequests(contact)).toBe(0);
});

test('Without the Navigation API a page of another version than the site is loaded again, once', async () => {
  using _fault = site.fail(appData, ofOtherBuild(appData));
  await using visitor = await visit(legal);
  const { page, seen } = visitor;
  await expect.poll(seen.loads, patient).toBe(2);
  await expect.poll(() => seen.requests.filter((each) => each === `GET ${appData}`), patient).toHaveLength(2);
  await clickTo(page, contact);
  await expectShown(page, contact);
  expect(visitor.errors).toEqual([]);
});

test('Without the Navigation API a page whose chunk of code is missing is loaded again, once', async () => {
  await using visitor = await visit(legal);
  const { page, seen } = visitor;
  const fail = () =>
    page.evaluate(() => void Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')));
  await expect.poll(() => seen.requests, patient).toContain(`GET ${appData}`);
  await fail();
  await expect.poll(seen.loads, patient).toBe(2);
  await expect.poll(() => seen.requests.filter((each) => each === `GET ${appData}`), patient).toHaveLength(2);
  await fail();
  await clickTo(page, contact);
  expect(seen.loads()).toBe(3);
});

test('Without the Navigation API a visited page is read without a network', async () => {
  await using movable = await openMovableSite(inject('folder'));
  await using visitor = await visit(legal, { baseURL: movable.origin, serviceWorkers: 'allow' });
  const { page } = visitor;
  const isKept = async (path: string) => Boolean(navigator.serviceWorker.controller && (await caches.match(path)));
  await expect.poll(() => page.evaluate(isKept, legal), patient).toBe(true);
  await movable.down();
  await page.reload();
  await expectShown(page, legal);
});

/** Counts the suns that rise on the page, as `globalThis.rises`. */
const countRises = `
  globalThis.rises = 0;
  document.addEventListener('transitionrun', ({ propertyName, target }) => {
    if (propertyName === 'translate' && target.closest('main svg')) globalThis.rises += 1;
  });`;

test('The sun rises on the first page of a visit, and is where it was on the next one that the browser loads', async () => {
  await using visitor = await visit('/helios/en/receipt-scanner', {
    content: countRises,
    reducedMotion: 'no-preference',
  });
  const { page } = visitor;
  const rises = () => page.evaluate(() => (globalThis as typeof globalThis & { rises: number }).rises);
  await expect.poll(rises).toBe(1);
  await clickTo(page, '/helios/en/invoices');
  const sun = page.locator('main svg').first();
  await sun.waitFor();
  // An animation that is replaced rejects.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
  expect(await rises()).toBe(0);
  expect(visitor.errors).toEqual([]);
});
