import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentAttribute, contentAttribute, selectorOf } from '../../../src/rules/markup.ts';
import type { HubspotBannerStandIn } from '../../sites/vendors/hubspot-banner.ts';
import { evaluated, type LaunchDarklyStandIn } from '../../sites/vendors/launch-darkly.ts';
import { startBrowser } from '../support/browser.ts';
import { followTo } from '../support/visitor.ts';
import { actButton } from '../support/visits.ts';
import { makePatient } from './support/patient-page.ts';
import { openVendorSite, type VendorSite } from './support/vendor-site.ts';

const browser = startBrowser();
let flags: LaunchDarklyStandIn;
let hubspot: HubspotBannerStandIn;
let site: VendorSite;

beforeAll(async () => {
  site = await openVendorSite();
  flags = site.launchDarkly;
  hubspot = site.hubspotBanner;
});

beforeEach(() => {
  flags.requests.length = 0;
  hubspot.isUp = true;
});

const open = (path: string, isAsked = true) =>
  browser.visit(`${site.origin}/helios${path}`, { isAsked, serviceWorkers: 'block' });

/** Opens a page that waits for the answers of vendors as long as this machine needs. */
async function openPatiently(path: string) {
  const visit = await browser.visit('about:blank', { isAsked: true, serviceWorkers: 'block' });
  await makePatient(visit.page);
  await visit.page.goto(`${site.origin}/helios${path}`);
  return visit;
}

const consent = (page: Page) => page.locator('html').getAttribute(consentAttribute);
const ownBanner = (page: Page) => page.locator('section[aria-labelledby="consent-title"]');
const theirBanner = (page: Page) => page.locator('#hs-eu-cookie-confirmation');
const settingsLink = (page: Page) => page.locator(`footer a${selectorOf(contentAttribute)}`);
const everything = 'allowed analytics advertisement functionality necessary';

test('While the flag is on, HubSpot’s banner asks, also on the next page and from the link to the settings', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await openPatiently('/en');
  const { page } = visit;
  await theirBanner(page).waitFor();
  expect(await consent(page)).toBeNull();
  expect(await askedBeforeLoad(page)).toEqual([]);
  await followTo(page, '/helios/en/pricing');
  await theirBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => consent(page)).toBe(everything);
  expect(await ownBanner(page).count()).toBe(0);
  await settingsLink(page).click();
  await theirBanner(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => consent(page)).toBe('necessary');
  expect(flags.requests).toHaveLength(1);
});

/** Origins of vendors that the page asked for anything before it had loaded. */
function askedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(
    (vendors) => {
      const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const isEarly = ({ name, startTime }: PerformanceEntry) =>
        startTime < loadEventStart && vendors.includes(new URL(name).origin);
      return performance
        .getEntriesByType('resource')
        .filter(isEarly)
        .map(({ name }) => name);
    },
    [flags.origin, hubspot.origin],
  );
}

test('If HubSpot’s banner does not come, the site’s own asks', async () => {
  flags.service = evaluated('hubspotBanner', true);
  hubspot.isUp = false;
  const { page } = await open('/en');
  await ownBanner(page).waitFor();
  expect(await consent(page)).not.toBe(everything);
});

test('A HubSpot banner that comes after the site’s own has begun to ask stays hidden, and a choice of an earlier visit still counts', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await browser.visit('about:blank', { isAsked: true, serviceWorkers: 'block' });
  const { page } = visit;
  await page.clock.install();
  const requested = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  await page.route(`${hubspot.origin}/v2/parts/**`, async (route) => {
    requested.resolve();
    await come.promise;
    await route.continue();
  });
  await makePatient(page);
  await page.goto(`${site.origin}/helios/en`);
  // Before this request, only real time counts: the flag's time limit must not pass before its real answer comes.
  await requested.promise;
  const own = ownBanner(page).filter({ visible: true });
  while ((await own.count()) === 0) await page.clock.runFor(500);
  come.resolve();
  await theirBanner(page).waitFor({ state: 'attached' });
  await page.clock.runFor(100);
  expect(await theirBanner(page).isVisible()).toBe(false);
  expect(await ownBanner(page).isVisible()).toBe(true);
  // The visitor has accepted in HubSpot's banner on an earlier visit.
  await theirBanner(page).locator('button').first().dispatchEvent('click');
  await expect.poll(() => consent(page)).toBe(everything);
  expect(await ownBanner(page).isVisible()).toBe(false);
});

test('If HubSpot’s banner does not come back, the link to the settings opens the site’s own, whose choice counts', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await openPatiently('/en');
  const { page } = visit;
  await theirBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => consent(page)).toBe(everything);
  await page.evaluate(() => Object.assign(globalThis, { _hsp: { push() {} } }));
  await settingsLink(page).click();
  await page.locator(`dialog ${actButton('necessary')}`).click();
  await expect.poll(() => consent(page)).toBe('necessary');
});

test('A visitor who chooses in the settings while HubSpot’s banner does not come is not asked again', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await browser.visit('about:blank', { isAsked: true, serviceWorkers: 'block' });
  const { page } = visit;
  await page.clock.install();
  await makePatient(page);
  const requested = Promise.withResolvers<void>();
  await page.route(`${hubspot.origin}/v2/parts/**`, () => requested.resolve());
  await page.goto(`${site.origin}/helios/en`);
  await requested.promise;
  await settingsLink(page).click();
  await page.locator(`dialog ${actButton('all')}`).click();
  await expect.poll(() => consent(page)).toBe(everything);
  await page.clock.runFor('01:00');
  expect(await ownBanner(page).isVisible()).toBe(false);
  expect(await consent(page)).toBe(everything);
});

test('A flag whose answer comes after its time limit is not followed: the site asks, and nobody else', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await browser.visit('about:blank', { isAsked: true, serviceWorkers: 'block' });
  const { page } = visit;
  const before = hubspot.requests.length;
  const late = Promise.withResolvers<void>();
  await page.route(/\/launch-darkly-\w+\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/helios/en`);
  await ownBanner(page).waitFor();
  late.resolve();
  await page.waitForLoadState('networkidle');
  expect(hubspot.requests.slice(before)).toEqual([]);
  expect(await ownBanner(page).isVisible()).toBe(true);
});

test('A flag that is evaluated as off allows everything where the policy says so, and elsewhere the site asks', async () => {
  flags.service = evaluated('hubspotBanner', false);
  const american = await openPatiently('/us');
  await expect.poll(() => consent(american.page)).toBe(everything);
  expect(await ownBanner(american.page).count()).toBe(0);
  const british = await open('/en');
  await ownBanner(british.page).waitFor();
  expect(await consent(british.page)).toBeNull();
});

test('A flag that nobody evaluates allows nothing, and the site asks', async () => {
  flags.service = { type: 'hangs' };
  await using visit = await open('/us');
  await ownBanner(visit.page).waitFor();
  expect(await consent(visit.page)).toBeNull();
  expect(await theirBanner(visit.page).count()).toBe(0);
});

test('The vendor of flags hears nothing of a visitor whose browser refuses already', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await open('/en', false);
  await expect.poll(() => consent(visit.page)).toBe('necessary');
  expect(flags.requests).toEqual([]);
});
