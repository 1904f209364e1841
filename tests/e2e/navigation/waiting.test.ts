import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringsOf } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultySite, openFaultySite } from '../support/faulty-site.ts';
import { navigatingRoot } from '../support/markup.ts';
import { dataOf, expectShown, followTo, patient, titleOf, watch } from '../support/visitor.ts';

const browser = startBrowser();
const legal = '/helios/en/legal';
const contact = '/helios/en/contact';
/** No other page links to this page, so only the test requests it. */
const target = '/helios/en/applepay';

let site: FaultySite;
beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(() => site[Symbol.asyncDispose]());

const options = () => ({ baseURL: site.origin, serviceWorkers: 'block' }) as const;

/** Opens a page of the faulty site and watches what follows. */
async function visit(pathname: string) {
  const { page } = await browser.look(pathname, options());
  return { page, ...watch(page) };
}

test('The old page stays while another never comes, and a page that never came is not in the history', async () => {
  using _ = site.fail(dataOf(target), { kind: 'hang' });
  using visitor = await visit(legal);
  const { page } = visitor;
  await followTo(page, target);
  await page.waitForURL(`**${target}`);
  expect(await page.title()).toBe(titleOf(legal));
  await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).click();
  await expectShown(page, contact);
  await page.goBack();
  await expectShown(page, legal);
  await page.goForward();
  await expectShown(page, contact);
  expect(visitor.loads()).toBe(0);
});

test('Going back while a page does not come leads back, and the next page is a step of its own', async () => {
  using _ = site.fail(dataOf(target), { kind: 'hang' });
  using visitor = await visit(legal);
  const { page } = visitor;
  await followTo(page, target);
  await page.waitForURL(`**${target}`);
  await page.goBack();
  await expectShown(page, legal);
  await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).click();
  await expectShown(page, contact);
  await page.goBack();
  await expectShown(page, legal);
  expect(visitor.loads()).toBe(0);
});

test('A fragment chosen while a page loads is one of the page that comes', async () => {
  using visitor = await visit(legal);
  const { page } = visitor;
  const letGo = site.hold(dataOf(target));
  await followTo(page, target);
  await page.waitForURL(`**${target}`);
  await page.evaluate(() => location.assign('#main'));
  await page.waitForURL(`**${target}#main`);
  letGo();
  await expectShown(page, target, `${target}#main`);
  await page.goBack();
  await expectShown(page, legal);
  expect(visitor.loads()).toBe(0);
});

test('Going back before the scripts of a whole page have run leads back', async () => {
  await using visitor = await browser.visit(legal, options());
  const { page } = visitor;
  await followTo(page, contact);
  await expectShown(page, contact);
  using _ = site.fail(dataOf(target), { kind: 'status', status: 503 });
  const scripts = Promise.withResolvers<void>();
  await page.route(/boot-\w+\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await followTo(page, target);
  await expectShown(page, target);
  await expect.poll(() => page.locator(navigatingRoot).count(), patient).toBe(0);
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${contact}`, { waitUntil: 'commit' });
  scripts.resolve();
  await expectShown(page, contact);
  await page.goBack();
  await expectShown(page, legal);
  await page.goForward();
  await expectShown(page, contact);
});

test('A visitor who waits sees that a page loads, and the page as soon as it comes', async () => {
  using visitor = await visit(legal);
  const { page } = visitor;
  const letGo = site.hold(dataOf(target));
  await followTo(page, target);
  const dots = page.getByRole('status').filter({ hasText: stringsOf('en-gb').loading });
  await dots.waitFor();
  expect(await page.title()).toBe(titleOf(legal));
  letGo();
  await expectShown(page, target);
  await dots.waitFor({ state: 'detached' });
  expect(visitor.loads()).toBe(0);
});
