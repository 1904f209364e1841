import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  evaluated,
  type LaunchDarklyStandIn,
  launchDarklyId,
  startLaunchDarkly,
} from '../../sites/vendors/launch-darkly.ts';
import { startBrowser } from '../support/browser.ts';
import { makePatient } from './support/patient-page.ts';
import { serveStrictPage } from './support/strict-page.ts';

const browser = startBrowser();
let service: LaunchDarklyStandIn;
let address: string;

beforeAll(async () => {
  service = await startLaunchDarkly();
  const script = `
    import { evaluateBannerFlag } from './src/runtime/flags/banner-flag.ts';
    import { parseConsent } from './src/runtime/shared/consent/preferences.ts';
    const { searchParams } = new URL(location.href);
    const consent = searchParams.get('consent');
    evaluateBannerFlag(consent ? parseConsent(consent) : undefined).then((answer) => { document.querySelector('h1').textContent = answer; });
  `;
  const vendors = { flags: { clientSideId: launchDarklyId, origin: service.origin } };
  ({ address } = await serveStrictPage(script, vendors));
});
afterAll(() => service[Symbol.asyncDispose]());

/** Opens a page that waits for the service as long as this machine needs. */
async function openPatiently(url: string) {
  const visit = await browser.visit('about:blank');
  await makePatient(visit.page);
  await visit.page.goto(url);
  return visit;
}

const answer = (page: Page) => page.getByRole('heading').getByText(/^(?:on|off|unknown)$/);
const storedIn = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys({ ...localStorage, ...sessionStorage })]);
const flag = 'hubspotBanner';

beforeEach(() => {
  service.requests.length = 0;
});

test.each([
  { value: true, expected: 'on' },
  { value: false, expected: 'off' },
])(
  'A flag that LaunchDarkly evaluates to $value is $expected, by one request that names and stores nobody',
  async ({ value, expected }) => {
    service.service = evaluated(flag, value);
    await using visit = await openPatiently(address);
    expect(await answer(visit.page).textContent()).toBe(expected);
    const context = Buffer.from(JSON.stringify({ kind: 'user', anonymous: true, key: 'anonymous' })).toString(
      'base64url',
    );
    expect(service.requests).toEqual([`GET /sdk/evalx/${launchDarklyId}/contexts/${context}`]);
    expect(await storedIn(visit.page)).toEqual(['']);
    expect(visit.errors).toEqual([]);
  },
);

test('With consent to functionality, LaunchDarkly keeps its number and its answer, and an answer of a former visit counts for nothing', async () => {
  service.service = evaluated(flag, true);
  await using visit = await openPatiently(`${address}?consent=allowed+functionality`);
  const { page } = visit;
  expect(await answer(page).textContent()).toBe('on');
  const [cookie, ...keys] = await storedIn(page);
  expect(cookie).toBe('');
  expect(keys).toContain('LaunchDarkly_ContextKeys_user');
  expect(keys.filter((key) => !key.startsWith('LaunchDarkly_'))).toEqual([]);
  expect(visit.errors).toEqual([]);
  service.service = { type: 'answers', status: 404, body: '' };
  await page.reload();
  expect(await answer(page).textContent()).toBe('unknown');
});

test.each([
  ['does not answer', { type: 'hangs' }],
  ['fails', { type: 'answers', status: 500, body: '' }],
  ['has too many requests', { type: 'answers', status: 429, body: '' }],
  ['does not know the environment', { type: 'answers', status: 404, body: '{}' }],
  ['answers with something that is no JSON', { type: 'answers', body: '<!doctype html>' }],
  ['answers with a list', { type: 'answers', body: '[]' }],
  ['does not know the flag', { type: 'answers', body: '{}' }],
  ['has no boolean for the flag', evaluated(flag, 'off')],
  ['has nothing for the flag', evaluated(flag, null)],
] as const)('A flag is unknown if LaunchDarkly %s', async (_what, found) => {
  service.service = found;
  const { page } = await browser.look(address);
  expect(await answer(page).textContent()).toBe('unknown');
  expect(await storedIn(page)).toEqual(['']);
});

test('LaunchDarkly is asked once, although its client repeats a request that fails', async () => {
  service.service = { type: 'answers', status: 500, body: '' };
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.clock.install();
  await page.goto(address);
  await answer(page).waitFor();
  // The client waits for a second before it repeats a request, which the browser tells in the order of events.
  await page.clock.runFor(5_000);
  expect(service.requests).toHaveLength(1);
});
