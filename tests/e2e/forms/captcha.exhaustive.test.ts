import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadStates } from '../../../src/leads/lead.ts';
import { stringsOf } from '../../sites/embedded-content.ts';
import { type HubSpotStandIn, startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { startBrowser, type Visit } from '../support/browser.ts';
import { leadFormOn } from '../support/lead-form.ts';
import { type LeadServer, startLeadServer } from '../support/lead-server.ts';
import { failedLine, leadForm, signUpForm } from '../support/markup.ts';
import { followTo, patient } from '../support/visitor.ts';
import { openWorkplace, type Workplace } from '../support/workplace.ts';

const browser = startBrowser();
const siteKey = '6Lc-stand_in';
const contact = '/helios/en/contact';

let hubspot: HubSpotStandIn;
let workplace: Workplace;
let server: LeadServer;
let visit: Visit;
let page: Page;
/** The number of requests that the provider had before the test. */
let loadsBefore: number;

// All tests share one export with a captcha, whose provider is the stand-in.
beforeAll(async () => {
  hubspot = await startHubSpot();
  workplace = openWorkplace({ env: { HELIOS_CAPTCHA_SITE_KEY: siteKey, HELIOS_CAPTCHA_HOST: hubspot.origin } });
  const run = await workplace.export([
    '--locale',
    'en',
    '--route',
    '/',
    '/contact',
    '/demo',
    '/legal/gdpr',
    '/pricing',
    '/referrals',
    '/thankyou',
    '/404',
  ]);
  expect(run.code, run.stderr).toBe(0);
  const environment = {
    HELIOS_HUBSPOT_PORTAL: '1',
    HELIOS_HUBSPOT_HOST: hubspot.origin,
    HELIOS_CAPTCHA_SECRET: 'secret',
    HELIOS_CAPTCHA_HOST: hubspot.origin,
  };
  server = await startLeadServer(environment, workplace.out);
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  workplace?.[Symbol.dispose]();
  await hubspot?.[Symbol.asyncDispose]();
});
beforeEach(async () => {
  visit = await browser.visit(server.origin + contact, { serviceWorkers: 'block' });
  page = visit.page;
  loadsBefore = hubspot.loads.length;
});
afterEach(() => visit[Symbol.asyncDispose]());

const form = () => page.locator(`main ${leadForm}`).first();
const field = (name: string) => form().locator(`[name="${name}"]`);
const submit = () => form().locator('button[type="submit"]').click();
const loads = () => hubspot.loads.slice(loadsBefore);
const scriptLoads = () => loads().filter((each) => each.startsWith('/recaptcha/api.js'));

async function fill(email: string): Promise<void> {
  const texts = { email, firstname: 'Maja', lastname: 'Lund', company: 'Kestrel', message: 'How many cards?' };
  await leadFormOn(page).fill(texts);
}

/** Fills in the form, sends it, and returns the lead in the outbox. */
async function send(email: string) {
  await fill(email);
  await submit();
  await page.waitForURL('**/helios/en/thankyou');
  return server.outbox.list(leadStates).find(({ data }) => data.fields.some(({ value }) => value === email));
}

test('Nothing of the captcha’s provider is loaded before a visitor types an address', async () => {
  await field('firstname').fill('Maja');
  await field('email').focus();
  expect(loads()).toEqual([]);
  await field('email').press('m');
  await expect.poll(scriptLoads, patient).toEqual([`/recaptcha/api.js?render=${siteKey}&trustedtypes=true`]);
  expect(visit.errors).toEqual([]);
});

test('An address that is there before the code of the forms counts as typed', async () => {
  const held = Promise.withResolvers<void>();
  await page.route('**/static/forms-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await field('email').fill('maja@kestrel.example');
  held.resolve();
  await expect.poll(scriptLoads, patient).toHaveLength(1);
});

test('A sign-up is sent to the endpoint with a token as well', async () => {
  await page.goto(`${server.origin}/helios/en`);
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  const email = page.locator(`main ${signUpForm}`).first().getByRole('textbox');
  await email.fill('sign-up@kestrel.example');
  await expect.poll(scriptLoads, patient).toHaveLength(1);
  const posted = page.waitForRequest('**/api/hubspot-submit-form*');
  await email.press('Enter');
  expect((await posted).postDataJSON().captchaResponse).toBe(`${siteKey}.hubspot_submit_form.1`);
  await page.waitForURL('https://app.helios.example/register**');
});

test('A lead has a token for the action, and the provider confirms it', async () => {
  const lead = await send('verified@kestrel.example');
  expect(lead?.isVerified).toBe(true);
  expect(hubspot.tokens.at(-1)).toBe(`${siteKey}.hubspot_submit_form.1`);
  // The frame, the report and the Trusted Types policies of the provider have passed the page's policy.
  expect(loads()).toContain('/recaptcha/api2/anchor');
  expect(loads()).toContain('/recaptcha/api2/clr');
  expect(visit.errors).toEqual([]);
});

test('The captcha’s script is loaded once, however many forms and changes of page there are', async () => {
  await field('email').fill('maja@kestrel.example');
  await expect.poll(scriptLoads, patient).toHaveLength(1);
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await followTo(page, '/helios/en/referrals');
  await page.waitForURL('**/helios/en/referrals');
  await field('email').fill('lund@kestrel.example');
  await page.waitForFunction(() => 'isSame' in globalThis);
  expect(scriptLoads()).toHaveLength(1);
  expect(visit.errors).toEqual([]);
});

test('The captcha’s terms are near the forms, and its badge is hidden', async () => {
  const { recaptcha_and_privacy_terms: terms } = stringsOf('en-gb');
  expect(await form().getByText(terms).isVisible()).toBe(true);
  await field('email').fill('maja@kestrel.example');
  const badge = page.locator('.grecaptcha-badge');
  await badge.waitFor({ state: 'attached' });
  expect(await badge.isVisible()).toBe(false);
  expect(await badge.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await page.goto(`${server.origin}/helios/en`);
  expect(await page.locator(`main ${signUpForm}`).first().getByText(terms).isVisible()).toBe(true);
});

test('No page has the captcha’s key', () => {
  const html = readFileSync(join(workplace.out, 'helios/en/contact.html'), 'utf8');
  expect(html).not.toContain(siteKey);
  const boot = readdirSync(join(workplace.out, 'helios/static')).find((name) => name.startsWith('boot-')) ?? '';
  expect(readFileSync(join(workplace.out, 'helios/static', boot), 'utf8')).not.toContain(siteKey);
});

test('A lead goes without a token when the captcha’s script is blocked, after one more try', async () => {
  let tries = 0;
  await page.route('**/recaptcha/api.js*', (route) => {
    tries += 1;
    return route.abort();
  });
  const lead = await send('blocked@kestrel.example');
  expect(lead?.isVerified).toBe(false);
  expect(tries).toBe(2);
  expect(visit.errors.filter((each) => each.startsWith('The captcha'))).not.toEqual([]);
});

test.each([
  ['the script', '**/recaptcha/api.js*'],
  ['what the script brings', '**/recaptcha/releases/*'],
])('A lead goes without a token when %s never comes', async (_, hung) => {
  await page.route(hung, () => {});
  await fill('hanging@kestrel.example');
  const posted = page.waitForRequest('**/api/hubspot-submit-form*');
  await submit();
  expect((await posted).postDataJSON().captchaResponse).toBe('');
  await page.waitForURL('**/helios/en/thankyou');
  expect(visit.errors).toEqual([expect.stringContaining('The captcha gave no token')]);
});

test('A lead goes without a token when the captcha’s key is missing, with one warning', async () => {
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(`"siteKey":"${siteKey}",`, '') });
  });
  const lead = await send('keyless@kestrel.example');
  expect(lead?.isVerified).toBe(false);
  expect(loads()).toEqual([]);
  expect(visit.errors).toEqual([expect.stringContaining('HELIOS_CAPTCHA_SITE_KEY')]);
});

test('A lead that the provider takes for a machine’s is refused, and the values of the form stay', async () => {
  const usual = hubspot.captcha;
  hubspot.captcha = { ...usual, score: 0.1 };
  await fill('machine@kestrel.example');
  const answered = page.waitForResponse('**/api/hubspot-submit-form*');
  await submit();
  expect((await answered).headers()['x-helios-error']).toBe('CAPTCHA');
  await form().locator(failedLine).waitFor();
  expect(await form().locator(failedLine).innerText()).toContain(stringsOf('en-gb').something_went_wrong);
  expect(await field('message').inputValue()).toBe('How many cards?');
  hubspot.captcha = usual;
  await submit();
  await page.waitForURL('**/helios/en/thankyou');
  // A token is valid once, so the second attempt needs another one.
  expect(new Set(hubspot.tokens.slice(-2)).size).toBe(2);
});
