import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bannerPolicies, hubspotBanner } from '../../../src/rules/privacy/vendors/hubspot-banner.ts';
import { type HubspotBannerStandIn, hubspotPortal, startHubspotBanner } from '../../sites/vendors/hubspot-banner.ts';
import { startBrowser } from '../support/browser.ts';
import { serveStrictPage } from './support/strict-page.ts';

const browser = startBrowser();
let service: HubspotBannerStandIn;
let address: string;

beforeAll(async () => {
  service = await startHubspotBanner();
  const script = `
    import { followHubspot } from './src/runtime/flags/hubspot-banner.ts';
    import { consentText } from './src/runtime/shared/consent/preferences.ts';
    globalThis.told = [];
    followHubspot((preferences) => told.push(consentText(preferences))).then((state) => {
      document.querySelector('h1').textContent = state;
    });
  `;
  ({ address } = await serveStrictPage(script, { hubspotBanner: { portal: hubspotPortal, origin: service.origin } }));
});
afterAll(() => service[Symbol.asyncDispose]());

const state = (page: Page) => page.getByRole('heading').getByText(/^(?:following|absent)$/);
const told = (page: Page) => page.evaluate(() => (globalThis as { told?: readonly string[] }).told);
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const all = 'allowed analytics advertisement functionality necessary';

test('HubSpot’s banner tells each choice and each change of mind, on this visit and the next, and nothing before', async () => {
  await using visit = await browser.visit(address);
  const { page } = visit;
  expect(await state(page).textContent()).toBe('following');
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  expect(await told(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  expect(await told(page)).toEqual([all]);
  expect(await cookieNames(page)).toEqual(['__hs_cookie_cat_pref', '__hs_initial_opt_in', '__hs_opt_out']);
  const declared: readonly string[] = hubspotBanner.stored.flatMap(({ names }) => names);
  expect((await cookieNames(page)).filter((name) => !declared.includes(name))).toEqual([]);
  await page.reload();
  await expect.poll(() => told(page)).toEqual([all]);
  await page.evaluate(() =>
    (globalThis as unknown as { _hsp: { push(command: string[]): void } })._hsp.push(['showBanner']),
  );
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await told(page)).toEqual([all, 'necessary']);
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await told(page)).toEqual(['necessary']);
  expect(service.requests.every((path) => path.startsWith('/v2/'))).toBe(true);
});

test('HubSpot’s banner has its styles and its markup, nothing in the markup runs, and the console stays empty', async () => {
  await using visit = await browser.visit(address);
  const { page } = visit;
  const banner = page.locator('#hs-eu-cookie-confirmation');
  await expect.poll(() => banner.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  const words = banner.getByText('This website stores cookies.');
  await expect.poll(() => words.evaluate((element) => getComputedStyle(element).margin)).toBe('0px');
  await words.click();
  expect(await page.title()).toBe('Strict');
  expect(await banner.locator('script, [onclick]').count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

test.each([
  ['an event handler and a style', '<p onclick="a()" style="color: red" class="hs-a">A</p>', '<p class="hs-a">A</p>'],
  [
    'code in a drawing',
    '<svg onload="a()"><a xlink:href="javascript:a()"><text>A</text></a></svg>',
    '<svg><a><text>A</text></a></svg>',
  ],
  ['code in an address', '<a href=" JAVAscript:a()">A</a><a href="/legal">B</a>', '<a>A</a><a href="/legal">B</a>'],
  [
    'frames and the base of all addresses',
    '<iframe srcdoc="A"></iframe><object data="a"></object><base href="//elsewhere.example"><b>A</b>',
    '<b>A</b>',
  ],
  [
    'addresses of a form',
    '<form action="data:text/html,A"><button formaction="javascript:a()">A</button></form>',
    '<form><button>A</button></form>',
  ],
  [
    'markup that changes when it is parsed again',
    '<math><mtext><img src="x" onerror="a()"></mtext></math><noscript><p title="</noscript><img>">',
    '',
  ],
])('The policy of HubSpot’s banner leaves nothing that runs of %s', async (_what, markup, left) => {
  const { page } = await browser.look(address);
  await state(page).waitFor();
  const got = await page.evaluate((html) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    return element.innerHTML;
  }, markup);
  expect(got).toBe(left);
});

test('HubSpot’s banner outlives a change of page that replaces everything, until the visitor closes it', async () => {
  await using visit = await browser.visit(address);
  const { page } = visit;
  const decline = page.getByRole('button', { name: 'Decline' });
  await decline.waitFor();
  await page.evaluate(() => document.body.replaceChildren(document.createElement('main')));
  await decline.click();
  await decline.waitFor({ state: 'detached' });
  expect(await told(page)).toEqual(['necessary']);
});

test('A page with HubSpot’s banner refuses scripts of other origins and code in texts', async () => {
  await using visit = await browser.visit(address);
  const { page } = visit;
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  const attempts = await page.evaluate((names) => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    };
    const script = document.createElement('script');
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return [
      attempt(() => script.setAttribute('src', 'https://elsewhere.example/a.js')),
      attempt(() => script.setAttribute('src', 'data:text/javascript,1')),
      attempt(() => script.append('document.title = 3') ?? document.head.append(script)),
      attempt(() => {
        script.textContent = 'document.title = 4';
      }),
      ...[...names, 'other'].map((name) => attempt(() => trustedTypes.createPolicy(name, {}))),
    ];
  }, bannerPolicies);
  expect(attempts).toEqual(['TypeError', 'TypeError', 'done', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  expect(await page.title()).toBe('Strict');
});

test('Without HubSpot’s script, its banner is absent, so that another one can ask', async () => {
  service.isUp = false;
  await using visit = await browser.visit(address);
  expect(await state(visit.page).textContent()).toBe('absent');
  expect(await told(visit.page)).toEqual([]);
  service.isUp = true;
});
