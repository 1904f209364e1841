import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { choose, consentDecided, cookiesOf, follow, sendLead, valuesOf } from '../support/visits.ts';

const browser = startBrowser();

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
      rawLandingPage: expect.stringMatching(/\/helios\/de\?utm_source=first$/),
      'split-test': expect.any(String),
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
  await expect.poll(async () => (await valuesOf(page)).latest_utm_source).toBe('later');
  expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'later', referral_id: 'maja' });
  await page.goto('/helios/en/contact');
  await consentDecided(page);
  // The choice is kept, so a later page reads the visit without being asked.
  expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'later', referral_id: 'maja' });
  await page.goto('/helios/en/pricing');
  await choose(page, false);
  await expect.poll(() => valuesOf(page)).toEqual({});
  expect(visit.errors).toEqual([]);
});

test('Withdrawn consent removes the cookies, and a lead says nothing of the visit', async () => {
  await using visit = await browser.visit('/helios/en/contact?utm_source=first');
  const { page } = visit;
  await page.context().addCookies([{ name: 'theirs', value: '1', url: page.url() }]);
  await choose(page, true);
  await expect.poll(async () => Object.keys(await valuesOf(page))).toContain('landingPage');
  await choose(page, false);
  await expect.poll(() => valuesOf(page)).toEqual({ theirs: '1' });
  expect(await sendLead(page)).toEqual({});
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
