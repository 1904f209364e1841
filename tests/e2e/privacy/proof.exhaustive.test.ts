import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type ConsentCategory, consentCategories } from '../../../src/rules/privacy/categories.ts';
import type { VendorId } from '../../../src/rules/privacy/vendor-settings.ts';
import { evaluated } from '../../sites/vendors/launch-darkly.ts';
import { privacyArrival as arrival, privacyPages as pages } from '../../sites/vendors/privacy-pages.ts';
import { allDeclared, type Traces, undeclared } from '../../sites/vendors/undeclared.ts';
import { startBrowser, type VisitOptions } from '../support/browser.ts';
import { moveTo } from '../support/navigation.ts';
import { storedNames } from '../support/stored-names.ts';
import { actButton, choose, openSettings, settingsLink } from '../support/visits.ts';
import { openVendorSite, type VendorSite } from './support/vendor-site.ts';

const browser = startBrowser();
let site: VendorSite;

beforeAll(async () => {
  site = await openVendorSite();
  site.launchDarkly.service = evaluated('hubspotBanner', false);
});

/** All ten kinds of page, for the two states that differ most: nothing is allowed, and everything. */
const everywhere = pages;

/**
 * A third of the pages. What is allowed and where the visitor is are decided apart from each other, so the states between the
 * two share the pages in turn. The walks in Firefox and WebKitGTK visit all pages in each state.
 */
const thirdOf = (turn: number) => pages.filter((_, index) => index % 3 === turn);

interface Walk {
  readonly paths: readonly string[];
  readonly options?: VisitOptions;
  /** What the visitor does before the walk over the pages begins. */
  readonly answer: (page: Page) => Promise<void>;
  /** True if only what happens after the answer counts. */
  readonly isLate?: boolean;
}

/** Arrives, answers, and walks over the pages: one is loaded, the others are changed to; each is scrolled, and its first field focused. */
async function walk({
  paths,
  options = { isAsked: true },
  answer,
  isLate,
}: Walk): Promise<Traces & { errors: string[] }> {
  await using visit = await browser.visit('about:blank', { serviceWorkers: 'block', ...options });
  const { page, errors } = visit;
  // Every session is monitored.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  const origins = new Set<string>();
  const names = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.origin) origins.add(origin);
  });
  await page.goto(site.origin + arrival);
  await answer(page);
  if (isLate) origins.clear();
  const loaded = Math.floor(paths.length / 2);
  for (const [index, path] of paths.entries()) {
    if (index === loaded) await page.goto(`${site.origin}/helios/en${path}`);
    else await moveTo(page, `/helios/en${path}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page
      .locator('main input:visible')
      .first()
      .focus({ timeout: 200 })
      .catch(() => {});
    for (const name of await storedNames(page)) names.add(name);
  }
  // Calls to analytics and measurements are sent after a pause.
  await page.waitForTimeout(600);
  for (const name of await storedNames(page)) names.add(name);
  // The export has no pictures and a part of the pages only.
  return { origins, names, errors: errors.filter((error) => !/status of 404 .* http:\/\/[^ ]+\/helios\//.test(error)) };
}

/** Ticks these categories in the dialog and saves. */
const allow = (categories: readonly ConsentCategory[]) => async (page: Page) => {
  await page.locator(actButton('choose')).first().click();
  for (const category of categories) await page.locator(`#consent-${category}`).check();
  await page.locator(actButton('save')).click();
};
const press = (act: 'necessary' | 'all') => (page: Page) => page.locator(`section ${actButton(act)}`).click();
const tracked: readonly VendorId[] = ['flags', 'analytics', 'monitoring'];

test.each<[state: string, walk: Walk, allowed: readonly ConsentCategory[], loaded: readonly VendorId[]]>([
  [
    'has not chosen',
    { paths: thirdOf(0), answer: (page) => page.locator(actButton('all')).first().waitFor() },
    [],
    ['flags'],
  ],
  ['has refused', { paths: everywhere, answer: press('necessary') }, [], ['flags']],
  ['allows functionality', { paths: thirdOf(1), answer: allow(['functionality']) }, ['functionality'], ['flags']],
  ['allows analytics', { paths: thirdOf(2), answer: allow(['analytics']) }, ['analytics'], tracked],
  ['allows advertisement', { paths: thirdOf(0), answer: allow(['advertisement']) }, ['advertisement'], ['flags']],
  ['allows all', { paths: everywhere, answer: press('all') }, consentCategories, tracked],
  [
    'has withdrawn all',
    {
      paths: thirdOf(1),
      async answer(page) {
        await press('all')(page);
        await expect.poll(() => storedNames(page)).toContain('utm_source');
        await expect.poll(() => storedNames(page)).toContain('ajs_anonymous_id');
        await choose(page, false);
        // What was on its way may still arrive.
        await page.waitForTimeout(600);
      },
      isLate: true,
    },
    [],
    ['flags'],
  ],
  ['sends Global Privacy Control', { paths: thirdOf(2), options: {}, answer: openSettings }, [], []],
])('A visitor who %s meets nothing that is not declared for it', async (_, route, allowed, loaded) => {
  const { errors, ...traces } = await walk(route);
  expect(undeclared(traces, { vendors: site.vendors, allowed, loaded })).toEqual(allDeclared);
  expect(errors).toEqual([]);
});

test('A visitor whom HubSpot’s banner asks meets nothing that is not declared, before and after the answer', async () => {
  site.launchDarkly.service = evaluated('hubspotBanner', true);
  try {
    const asked = await walk({
      paths: thirdOf(0),
      answer: (page) => page.getByRole('button', { name: 'Decline' }).waitFor(),
    });
    expect(undeclared(asked, { vendors: site.vendors, allowed: [], loaded: ['flags', 'hubspotBanner'] })).toEqual(
      allDeclared,
    );
    const allowed = await walk({
      paths: thirdOf(1),
      answer: (page) => page.getByRole('button', { name: 'Accept' }).click(),
    });
    const loaded = [...tracked, 'hubspotBanner'] as const;
    expect(undeclared(allowed, { vendors: site.vendors, allowed: consentCategories, loaded })).toEqual(allDeclared);
  } finally {
    site.launchDarkly.service = evaluated('hubspotBanner', false);
  }
});

test('A choice in the settings while the flag is still awaited is kept, and nobody asks again', async () => {
  await using visit = await browser.visit('about:blank', { serviceWorkers: 'block', isAsked: true });
  const { page } = visit;
  const chosen = Promise.withResolvers<void>();
  await page.route(`${site.launchDarkly.origin}/**`, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    document.addEventListener('helios:consent', () => {
      document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ''}+`;
    });
  });
  await page.goto(`${site.origin}/helios/en/legal/cookie-policy`);
  await page.waitForFunction(() => 'dataLayer' in globalThis);
  await page.locator(`footer ${settingsLink}`).click();
  await page.locator(`dialog ${actButton('necessary')}`).click();
  chosen.resolve();
  await page.locator('html[data-told="++"]').waitFor({ state: 'attached' });
  expect(await page.locator(`section ${actButton('all')}`).isVisible()).toBe(false);
});
