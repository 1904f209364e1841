import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, signUpLink } from '../support/markup.ts';
import { choose, type Fields, follow } from '../support/visits.ts';

const browser = startBrowser();

const headerLink = (page: Page) => page.locator(`header ${signUpLink}`).last();

/** Signs up by the dialog, which a link opens. Returns the query of the product's address. */
async function signUp(page: Page, link: Locator = headerLink(page)): Promise<Fields> {
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await page.route('**/api/hubspot-submit-form*', (route) => route.fulfill({ json: { ok: true } }));
  await link.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('maja@kestrel.example');
  await page.locator(hydratedIsland('sign-up')).waitFor({ state: 'attached' });
  await dialog.getByRole('textbox').press('Enter');
  await page.waitForURL('https://app.helios.example/register?**');
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()].length).toBe(new Set(searchParams.keys()).size);
  return Object.fromEntries(searchParams);
}

const always = { email: 'maja@kestrel.example', lang: 'en', locale: 'en-gb', pt_ref: 'website' };

test('The register page gets the visit and the demo, exactly', async () => {
  const query = 'utm_source=a%26b&utm_campaign=&s_id=S&_fbc=fb.1.2.x&_fbp=fb.1.2.3&_ttcid=T&gclid=G&gh_src=J&uuid=U';
  await using visit = await browser.visit(`/helios/en/explore-product?${query}&referral=R&partner=xero&fbclid=F`);
  const { page } = visit;
  const hours = page.locator(`${selectorOf(demoAttribute)} [type="radio"]`);
  await hours.nth(3).check({ force: true });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/forms-')),
  );
  await hours.nth(1).check({ force: true });
  await follow(page, '/helios/en?utm_medium=m');
  await choose(page, true);
  expect(await signUp(page)).toEqual({
    ...always,
    utm_source: 'a&b',
    latest_utm_medium: 'm',
    s_id: 'S',
    _fbc: 'fb.1.2.x',
    _fbp: 'fb.1.2.3',
    _ttcid: 'T',
    gclid: 'G',
    flowProgress: 'explore-product:4/6',
  });
  expect(visit.errors).toEqual([]);
});

test('The register page gets a demo seen to its end, and nothing where there is nothing', async () => {
  await using visit = await browser.visit('/helios/en/explore-product');
  const { page } = visit;
  await page
    .locator(`${selectorOf(demoAttribute)} [type="radio"]`)
    .last()
    .check({ force: true });
  expect(await signUp(page)).toEqual({
    ...always,
    completions: 'explore-product',
    flowProgress: 'explore-product:6/6',
  });
  await page.goto('/helios/en');
  expect(await signUp(page)).toEqual(always);
});

test('The register page gets the plan that a visitor has chosen last, and the extra parameters of the page', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  // A visitor may be faster than all scripts that can wait.
  await page.route('**/static/late-*.js', (route) => route.abort());
  await page.goto('/helios/en/pricing?seats=12&lang=xx&voucher=&completions=forged&pt_ref=forged');
  const start = (plan: string) => page.locator(`main ${signUpLink}[href$="/register?plan=${plan}"]`).first();
  await start('sunrise').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await signUp(page, start('daylight'))).toEqual({ ...always, seats: '12', plan: 'daylight' });
  expect(visit.errors.filter((each) => !each.includes('/late-'))).toEqual([]);
});
