import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { consentAttribute, demoAttribute, selectorOf } from '../../../src/rules/markup.ts';
import {
  type ConsentPreferences,
  consentChange,
  consentText,
} from '../../../src/runtime/shared/consent/preferences.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, leadForm, signUpLink } from '../support/markup.ts';

const browser = startBrowser();

type Fields = Readonly<Record<string, string>>;

/** Sends the contact form's lead and gives its fields, without what the form itself says. */
async function sendLead(page: Page): Promise<Fields> {
  let sent: Fields = {};
  await page.route('**/api/hubspot-submit-form*', async (route) => {
    const { formData } = route.request().postDataJSON();
    sent = Object.fromEntries(formData.fields.map(({ name, value }: { name: string; value: string }) => [name, value]));
    await route.fulfill({ json: { ok: true, delivery: 'delivered' } });
  });
  const form = page.locator(`main ${leadForm}`).first();
  const typed = {
    email: 'maja@kestrel.example',
    firstname: 'Maja',
    lastname: 'Lund',
    company: 'Kestrel',
    message: 'Hi',
  };
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button').click();
  await page.waitForURL('**/helios/en/thankyou');
  const told = /^(?:latest_)?utm_|^referral_id$|partner|influence/;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => told.test(name)));
}

/** Changes the page as a link does. */
async function follow(page: Page, reference: string): Promise<void> {
  const moved = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('helios:route-update', resolve, { once: true })),
  );
  await page.evaluate((href) => location.assign(href), reference);
  await moved;
}

/** Makes the visitor's choice, as whoever asks for it does. */
async function choose(page: Page, isAllowed: boolean): Promise<void> {
  const categories = { analytics: isAllowed, advertisement: isAllowed, functionality: isAllowed, necessary: true };
  const detail: ConsentPreferences = { allowed: isAllowed, categories };
  await page.evaluate(
    ({ mark, text, type, detail }) => {
      document.documentElement.setAttribute(mark, text);
      document.dispatchEvent(new CustomEvent(type, { detail }));
    },
    { mark: consentAttribute, text: consentText(detail), type: consentChange, detail },
  );
}

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

const valuesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));

/** All that a page keeps in this browser by name. */
const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'));

describe('a visit', () => {
  test('A visit gives a lead the first and the latest campaign, its referral and its partner, and stores nothing', async () => {
    await using visit = await browser.visit('/helios/en?utm_source=first&utm_term=cards&referral=maja-7&gclid=G1');
    const { page } = visit;
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await follow(page, '/helios/en/integrations/xero?utm_source=second&utm_medium=mail');
    await follow(page, '/helios/en/contact');
    const fields = await sendLead(page);
    expect(fields).toMatchObject({
      utm_source: 'first',
      utm_term: 'cards',
      latest_utm_source: 'second',
      latest_utm_medium: 'mail',
      referral_id: 'maja-7',
      pleo_partner_id: 'xero',
      partner_channel: 'Technology partners',
      type_of_influence: 'Partner-sourced',
    });
    expect(Object.keys(fields).filter((name) => name.includes('utm_'))).toHaveLength(4);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored(page)).not.toMatch(/first|second|maja-7|G1/);
    expect(visit.errors).toEqual([]);
  });

  test('A visit remembers an entry of the history that was left', async () => {
    await using visit = await browser.visit('/helios/en/contact');
    const { page } = visit;
    // The code of the visit came with the form: what it has seen it knows.
    await page.locator(`main ${leadForm} [name="email"]`).first().focus();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/forms-')),
    );
    await follow(page, '/helios/en/integrations/datev?utm_source=ads');
    await page.goBack();
    await page.waitForURL('**/contact');
    await page.locator(`main ${leadForm}`).first().waitFor();
    await follow(page, '/helios/en/pricing');
    await follow(page, '/helios/en/contact');
    expect(await sendLead(page)).toMatchObject({ utm_source: 'ads', pleo_partner_id: 'datev' });
  });

  test('A visit outlives a reload of its page', async () => {
    await using visit = await browser.visit('/helios/en?utm_source=first');
    const { page } = visit;
    await follow(page, '/helios/en/contact');
    await page.reload();
    expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'first' });
  });

  test('A visit is known without the Navigation API', async () => {
    await using visit = await browser.visit('about:blank');
    const { page } = visit;
    await page.addInitScript('delete globalThis.navigation');
    await page.goto('/helios/en/contact?utm_source=old&referralCode=R1#form');
    expect(await sendLead(page)).toEqual({ utm_source: 'old', latest_utm_source: 'old', referral_id: 'R1' });
    expect(visit.errors).toEqual([]);
  });

  test('A visit with made-up values stops no lead', async () => {
    const query = new URLSearchParams({
      utm_source: '<script>alert(1)</script>',
      utm_medium: 'x'.repeat(5000),
      utm_term: 'a\r\nSet-Cookie: b=c',
      utm_content: '"; Path=/; Domain=example',
      referral: '\u0000',
      partner: '__proto__',
    });
    await using visit = await browser.visit(`/helios/en/contact?${query}`);
    const { page } = visit;
    await choose(page, true);
    await expect.poll(async () => (await valuesOf(page)).utm_content).toBe('"; Path=/; Domain=example');
    expect(
      Object.keys(await valuesOf(page))
        .filter((name) => /utm|referral/.test(name))
        .sort(),
    ).toEqual(['latest_utm_content', 'utm_content']);
    expect(await sendLead(page)).toEqual({
      utm_content: '"; Path=/; Domain=example',
      latest_utm_content: '"; Path=/; Domain=example',
    });
    expect(visit.errors).toEqual([]);
  });
});

describe('with consent', () => {
  const day = 24 * 60 * 60;
  const landing = '/helios/de?utm_source=first&gclid=G1&uuid=U1&fbclid=F1';

  test('With consent the campaign of a visit is stored for a year and the landing for half an hour', async () => {
    await using visit = await browser.visit(landing);
    const { page } = visit;
    await follow(page, '/helios/de/pricing?utm_source=second');
    expect(await page.context().cookies()).toEqual([]);
    await choose(page, true);
    await expect
      .poll(() => valuesOf(page))
      .toEqual({
        utm_source: 'first',
        latest_utm_source: 'second',
        gclid: 'G1',
        uuid: 'U1',
        landingPage: '/',
        landingLocale: 'de',
        facebookClickId: 'F1',
        loggedInCurrently: 'false',
        loggedInPreviously: 'false',
        rawLandingPage: expect.stringMatching(/\/helios\/de\?utm_source=first&gclid=G1&uuid=U1&fbclid=F1$/),
      });
    const cookies = await cookiesOf(page);
    const age = (name: string) => (cookies[name]?.expires ?? 0) - Date.now() / 1000;
    for (const name of ['utm_source', 'latest_utm_source', 'gclid', 'uuid']) {
      expect(age(name)).toBeGreaterThan(364.9 * day);
      expect(age(name)).toBeLessThan(365.1 * day);
    }
    for (const name of ['landingPage', 'rawLandingPage', 'facebookClickId', 'loggedInCurrently']) {
      expect(age(name)).toBeGreaterThan(29 * 60);
      expect(age(name)).toBeLessThan(31 * 60);
    }
    const { hostname } = new URL(page.url());
    for (const cookie of Object.values(cookies)) {
      expect(cookie).toMatchObject({ domain: hostname, path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    }
    await follow(page, '/helios/de?utm_term=third');
    await expect.poll(async () => (await valuesOf(page)).latest_utm_term).toBe('third');
    expect(await valuesOf(page)).toMatchObject({ utm_source: 'first', landingPage: '/' });
    expect(await valuesOf(page)).not.toHaveProperty('latest_utm_source');
    expect(visit.errors).toEqual([]);
  });

  test('With consent a visit counts for a lead of a later visit, until consent is withdrawn', async () => {
    await using visit = await browser.visit('/helios/en/contact?utm_source=first&referral=maja');
    const { page } = visit;
    await choose(page, true);
    await expect.poll(async () => Object.keys(await valuesOf(page))).toContain('utm_source');
    await page.goto('/helios/en/contact?utm_source=later');
    await choose(page, true);
    await expect.poll(async () => (await valuesOf(page)).latest_utm_source).toBe('later');
    expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'later', referral_id: 'maja' });
    await page.goto('/helios/en/contact');
    // As long as nobody has said anything, cookies are left alone and not read.
    expect(await sendLead(page)).toEqual({});
    expect(await valuesOf(page)).toHaveProperty('utm_source');
    await page.goto('/helios/en/pricing');
    await choose(page, false);
    await expect.poll(() => page.context().cookies()).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  test('Withdrawn consent removes the cookies, and the visit stays known', async () => {
    await using visit = await browser.visit('/helios/en/contact?utm_source=first');
    const { page } = visit;
    await page.context().addCookies([{ name: 'theirs', value: '1', url: page.url() }]);
    await choose(page, true);
    await expect.poll(async () => Object.keys(await valuesOf(page))).toContain('landingPage');
    await choose(page, false);
    await expect.poll(() => valuesOf(page)).toEqual({ theirs: '1' });
    expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'first' });
    expect(await valuesOf(page)).toEqual({ theirs: '1' });
  });

  test('With consent a cookie remembers that a visitor was logged in to the product', async () => {
    await using visit = await browser.visit('/helios/en/pricing');
    const { page } = visit;
    await page.context().addCookies([{ name: 'helios-logged-in', value: 'true', url: page.url() }]);
    await choose(page, true);
    await expect
      .poll(() => valuesOf(page))
      .toMatchObject({
        'helios-was-logged-in': 'true',
        loggedInCurrently: 'true',
        loggedInPreviously: 'false',
      });
    await choose(page, false);
    await expect.poll(() => valuesOf(page)).toEqual({ 'helios-logged-in': 'true' });
  });
});

describe('the product’s register page', () => {
  /** Signs up by the dialog; what the product is told. */
  async function signUp(page: Page): Promise<Fields> {
    await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
    await page.route('**/api/hubspot-submit-form*', (route) => route.fulfill({ json: { ok: true } }));
    await page.locator(`header ${signUpLink}`).last().click();
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
});
