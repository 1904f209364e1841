import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentAttribute, contentAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { type SiteServer, serveSite } from '../../../src/server/serve.ts';
import { type HubspotBannerStandIn, hubspotPortal, startHubspotBanner } from '../../sites/vendors/hubspot-banner.ts';
import {
  evaluated,
  type LaunchDarklyStandIn,
  launchDarklyId,
  startLaunchDarkly,
} from '../../sites/vendors/launch-darkly.ts';
import { startBrowser } from '../support/browser.ts';
import { followTo } from '../support/visitor.ts';
import { openWorkplace, type Workplace } from '../support/workplace.ts';

const browser = startBrowser();
let flags: LaunchDarklyStandIn;
let hubspot: HubspotBannerStandIn;
let place: Workplace;
let server: SiteServer;

beforeAll(async () => {
  [flags, hubspot] = await Promise.all([startLaunchDarkly(), startHubspotBanner()]);
  const env = {
    HELIOS_LAUNCHDARKLY_ID: launchDarklyId,
    HELIOS_LAUNCHDARKLY_HOST: flags.origin,
    HELIOS_HUBSPOT_BANNER_PORTAL: hubspotPortal,
    HELIOS_HUBSPOT_BANNER_HOST: hubspot.origin,
  };
  place = openWorkplace({ env });
  const run = await place.export(['--locale', 'en', 'us', '--route', '/', '/pricing']);
  expect(run.code, run.stdout + run.stderr).toBe(0);
  server = await serveSite({ folder: place.out, port: 0 });
});

afterAll(async () => {
  await server?.close();
  await Promise.all([flags, hubspot].map((each) => each[Symbol.asyncDispose]()));
  place[Symbol.dispose]();
});

beforeEach(() => {
  flags.requests.length = 0;
  hubspot.isUp = true;
});

const open = (path: string, isAsked = true) =>
  browser.visit(`${server.origin}/helios${path}`, { isAsked, serviceWorkers: 'block' });
const consent = (page: Page) => page.locator('html').getAttribute(consentAttribute);
const ownBanner = (page: Page) => page.locator('section[aria-labelledby="consent-title"]');
const theirBanner = (page: Page) => page.locator('#hs-eu-cookie-confirmation');
const settingsLink = (page: Page) => page.locator(`footer a${selectorOf(contentAttribute)}`);
const everything = 'allowed analytics advertisement functionality necessary';

test('While the flag is on, HubSpot’s banner asks, also on the next page and from the link to the settings', async () => {
  flags.service = evaluated('hubspotBanner', true);
  await using visit = await open('/en');
  const { page } = visit;
  await theirBanner(page).waitFor();
  expect(await consent(page)).toBeNull();
  await followTo(page, '/helios/en/pricing');
  await theirBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => consent(page)).toBe(everything);
  expect(await ownBanner(page).count()).toBe(0);
  await settingsLink(page).click();
  await theirBanner(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => consent(page)).toBe('necessary');
  expect(flags.requests).toHaveLength(1);
});

test('If HubSpot’s banner does not come, the site’s own asks', async () => {
  flags.service = evaluated('hubspotBanner', true);
  hubspot.isUp = false;
  const { page } = await open('/en');
  await ownBanner(page).waitFor();
  expect(await consent(page)).not.toBe(everything);
});

test('A flag that is evaluated as off allows everything where the policy says so, and elsewhere the site asks', async () => {
  flags.service = evaluated('hubspotBanner', false);
  const american = await open('/us');
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
