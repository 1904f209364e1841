import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import {
  type ConsentAct,
  consentActAttribute,
  consentAttribute,
  contentAttribute,
  selectorOf,
} from '../../../src/rules/markup.ts';
import type { ConsentCategory } from '../../../src/rules/privacy/categories.ts';
import { analytics } from '../../../src/rules/privacy/vendors/analytics.ts';
import { parseCall } from '../../../src/runtime/analytics/parse-call.ts';
import { type EventName, invoiceSteps, trackedEvents } from '../../../src/runtime/shared/tracking/events.ts';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { evaluated } from '../../sites/vendors/launch-darkly.ts';
import type { SegmentCall, SegmentStandIn } from '../../sites/vendors/segment.ts';
import { startBrowser } from '../support/browser.ts';
import { accepted, answer } from '../support/lead-posts.ts';
import { bannerSlot, signUpDialog, signUpForm, signUpLink } from '../support/markup.ts';
import { moveTo } from '../support/navigation.ts';
import { enter, hydrated, savedFile } from '../support/tool.ts';
import { openVendorSite, type VendorSite } from './support/vendor-site.ts';

const browser = startBrowser();
const tool = filled(sliceIn(contentOf('en-gb', 'page', 'invoice-generator'), 'tool', 'invoice_generator').primary);

let segment: SegmentStandIn;
let site: VendorSite;

beforeAll(async () => {
  site = await openVendorSite();
  segment = site.segment;
  site.launchDarkly.service = evaluated('hubspotBanner', false);
});

/** A visitor who is asked for consent, in a browser without a service worker. */
const asked = { isAsked: true, serviceWorkers: 'block' } as const;

/** Opens a page of the site on which scripts run. */
async function open(path: string) {
  const visit = await browser.visit(`${site.origin}/helios/en${path}`, asked);
  await visit.page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await started(visit.page);
  return visit;
}

/** Waits until the analytics script listens: from then on a call of its event is taken. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/analytics-\w+\.js$/.test(name)) &&
      !('heliosCalls' in globalThis && (globalThis.heliosCalls as unknown[]).length > 0),
  );
}

/** Ticks these categories in the cookie settings, by way of the banner or of the footer, and no others. */
async function choose(page: Page, ...categories: readonly ConsentCategory[]): Promise<void> {
  const banner = page.locator(`section ${act('choose')}`);
  const link = page.locator(`footer a${selectorOf(contentAttribute)}`);
  await page.locator(selectorOf(consentAttribute)).or(banner).first().waitFor({ state: 'attached' });
  await ((await banner.isVisible()) ? banner : link).click();
  const settings = page.locator('dialog', { has: page.locator(act('save')) });
  for (const category of ['analytics', 'advertisement', 'functionality'] as const) {
    await settings.locator(`[name="${category}"]`).setChecked(categories.includes(category));
  }
  await settings.locator(act('save')).click();
}

const act = (name: ConsentAct) => selectorOf(consentActAttribute, name);

/** Keeps a page where it is: links tell that they were followed, and lead nowhere. */
async function holdLinks(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
}

const events = (name?: EventName) =>
  segment.calls.filter(({ type, event }) => type === 'track' && (!name || event === name));
const propertiesOf = (name: EventName) => events(name).map(({ properties }) => properties);
const expectEvents = (name: EventName, properties: readonly object[]) =>
  expect.poll(() => propertiesOf(name)).toEqual(properties);
const traits = () => segment.calls.findLast(({ type }) => type === 'identify')?.traits;
const pages = () => segment.calls.filter(({ type }) => type === 'page').map(({ context }) => context.page.path);

test('A walk over the site sends every event of the tracking plan, nothing else, and no word about the person', async () => {
  await using visit = await open('/pricing?utm_source=daylight&gclid=Cj0&email=maja%40nordvik.example');
  const { page } = visit;

  // Before the choice.
  await page.locator('input[value="monthly"]').first().dispatchEvent('click');
  await moveTo(page, '/helios/en/explore-product');
  expect(segment.requests).toEqual([]);
  await choose(page, 'analytics', 'advertisement', 'functionality');
  await expectEvents('Billing Cycle Chosen', [{ cycle: 'monthly' }]);
  await expect.poll(pages).toEqual(['/pricing', '/explore-product']);
  expect(events('Billing Cycle Chosen')[0]?.context.page).toMatchObject({
    path: '/pricing',
    url: `${site.origin}/helios/en/pricing?utm_source=daylight`,
    search: '?utm_source=daylight',
  });

  await expect.poll(() => destinationsIn(page)).toEqual({ Amplitude: true, Zendesk: true });

  // A demo.
  const radios = page.locator('[data-demo] input[type="radio"]');
  const steps = await radios.count();
  for (const step of [2, 3, steps]) await radios.nth(step - 1).check({ force: true });
  await holdLinks(page);
  await page.locator('section:has([data-demo]) a:not([data-opens])').filter({ visible: true }).first().click();
  const demo = { demo: 'explore-product', steps };
  await expectEvents('Interactive Demo Used', [
    { ...demo, progress: 'started', step: 2 },
    { ...demo, progress: 'interacted', step: 3 },
    { ...demo, progress: 'interacted', step: steps },
    { ...demo, progress: 'completed', step: steps },
    { ...demo, progress: 'actioned', step: steps },
  ]);

  // A translation, and a call that nobody has planned.
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'fr';
    const speak = (type: string, detail: unknown) => document.dispatchEvent(new CustomEvent(type, { detail }));
    const moment = { timeMs: Date.now(), pathname: location.pathname, search: '', title: document.title };
    speak('helios:analytics', { call: { method: 'group', id: 'maja@nordvik.example' }, moment });
  });
  await expectEvents('page_translated', [{ language: 'fr' }]);
  await expectEvents('Unknown Analytics Call Fired', [{ call: 'group' }]);

  // The banner, and an experiment, on a page that the browser loads.
  await page.goto(`${site.origin}/helios/en`);
  await started(page);
  await page.locator(signUpLink).filter({ visible: true }).first().click();
  await expect.poll(() => propertiesOf('Experiment Encountered')).toHaveLength(1);
  const [{ experiment, bucket } = {}] = propertiesOf('Experiment Encountered');
  await expect.poll(traits).toMatchObject({
    loggedInCurrently: false,
    [`split-test-${experiment}`]: bucket,
    [`split-test-encountered-${experiment}`]: true,
    'user-encountered-experiment': true,
  });
  await page.keyboard.press('Escape');
  await holdLinks(page);
  await page.locator(`${bannerSlot} a`).first().click();
  await expectEvents('Banner Link Clicked', [{ link: 'external', newTab: expect.stringMatching(/yes|no/) }]);

  // A film.
  await page.goto(`${site.origin}/helios/en/demo`);
  await started(page);
  await page.locator('a[data-kind="hosted"]').first().click();
  await page
    .locator('video[data-state="playing"]')
    .first()
    .evaluate((film) => film.dispatchEvent(new Event('ended')));
  const film = { video: expect.any(String), host: 'internal' };
  await expectEvents('Video Played', [
    { ...film, progress: 'started' },
    { ...film, progress: 'completed' },
  ]);

  // The invoice generator, its address by email, and a sign-up from its page.
  await page.goto(`${site.origin}/helios/en/invoice-generator?gclid=Cj0`);
  await started(page);
  await makeInvoice(page);
  await expectEvents('Invoice Received', [{ outcome: 'pdf downloaded' }]);
  expect(new Set(propertiesOf('Invoice Step Opened').map((each) => each?.step))).toEqual(new Set(invoiceSteps));
  await sendAddress(page);
  await expectEvents('Invoice Received', [{ outcome: 'pdf downloaded' }, { outcome: 'email submitted' }]);
  await signUp(page, ['maja@', 'maja@gmail.com', 'maja@nordvik.example']);
  await expectEvents('Form Finished', [
    { form: contentOf('en-gb', 'lead_form', 'tool-link').data.form_id ?? '', outcome: 'submitted' },
    { form: 'sign-up', outcome: 'blocked' },
    { form: 'sign-up', outcome: 'blocked' },
    { form: 'sign-up', outcome: 'submitted' },
  ]);
  await expectEvents('Email Address Blocked', [
    { form: 'sign-up', reason: 'invalid' },
    { form: 'sign-up', reason: 'non-work' },
  ]);
  await expectEvents('Started', [{ partner: 'no', gclid: 'Cj0' }]);
  // A sign-up from the page of the generator is no outcome of the generator.
  expect(propertiesOf('Invoice Received')).toHaveLength(2);

  expect(new Set(events().map(({ event }) => event))).toEqual(new Set(Object.keys(trackedEvents)));
  expect(events().filter((call) => !isPlanned(call))).toEqual([]);
  const told = segment.calls.filter(({ type }) => type === 'identify').map((call) => JSON.stringify(call.traits));
  expect(new Set(told).size).toBe(told.length);
  expectNobodyNamed(segment.calls);
  expect(segment.faults).toEqual([]);
  // The part of the site has neither pictures nor the other pages.
  const troubles = visit.errors.filter((error) => !error.includes('status of 404'));
  expect(troubles).toEqual([expect.stringContaining('Analytics has no call "group"')]);
});

test('What happens before the analytics script is there is sent after it: a click in the banner, and the choice itself', async () => {
  const before = segment.calls.length;
  await using visit = await browser.visit('about:blank', asked);
  const { page } = visit;
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/analytics-\w+\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/helios/en`);
  await page.locator(`section ${act('all')}`).click();
  await holdLinks(page);
  await page.locator(`${bannerSlot} a`).first().click();
  arrival.resolve();
  const sent = () => segment.calls.slice(before).map(({ type, event }) => event ?? type);
  await expect.poll(sent).toEqual(expect.arrayContaining(['identify', 'page', 'Banner Link Clicked']));
});

async function makeInvoice(page: Page): Promise<void> {
  await hydrated(page, 'invoice-generator');
  await enter(page, tool.company_label, 'Nordvik Film Ltd');
  await enter(page, tool.client_label, 'Harbour Light Museum');
  await enter(page, tool.number_label, '2026-0117');
  await enter(page, tool.description_label, 'Colour grading');
  await enter(page, tool.price_label, '420');
  for (const link of await page.locator('nav ol a[href^="#invoice-"]').all()) await link.click();
  expect((await savedFile(page, tool.pdf_label)).name).toContain('2026-0117');
}

/** Asks for the tool's address by email. */
async function sendAddress(page: Page): Promise<void> {
  await answer(page, accepted);
  const email = page.locator('#by-email').getByRole('textbox');
  await email.fill('maja@nordvik.example');
  await email.press('Enter');
}

/** Opens the sign-up dialog and sends one address after the other. The last one is accepted. */
async function signUp(page: Page, addresses: readonly string[]): Promise<void> {
  await answer(page, accepted);
  await page.locator(signUpLink).filter({ visible: true }).first().click();
  const form = page.locator(`${signUpDialog} ${signUpForm}`);
  for (const address of addresses) {
    const finished = events('Form Finished').length;
    await form.getByRole('textbox').fill(address);
    await form.getByRole('textbox').press('Enter');
    await expect.poll(() => events('Form Finished').length).toBeGreaterThan(finished);
  }
}

function isPlanned({ event: name, properties }: SegmentCall): boolean {
  return parseCall({ method: 'track', name, properties }).method === 'track';
}

/** No call has an email address, a user id, or a part of an address's query but the campaign. */
function expectNobodyNamed(calls: readonly SegmentCall[]): void {
  expect(JSON.stringify(calls)).not.toMatch(/maja|email=|nordvik|%40/i);
  expect(calls.filter(({ userId }) => userId)).toEqual([]);
  const addresses = calls.map(({ context }) => new URL(context.page.url ?? ''));
  const parameters = addresses.flatMap(({ searchParams }) => [...searchParams.keys()]);
  expect(new Set(parameters)).toEqual(new Set(['utm_source']));
  expect(new Set(calls.map(({ anonymousId }) => anonymousId)).size).toBe(1);
}

/** The destinations in the cookie of Segment's consent manager. */
async function destinationsIn(page: Page): Promise<unknown> {
  const found = (await page.context().cookies()).find(({ name }) => name === 'tracking-preferences');
  return JSON.parse(decodeURIComponent(found?.value ?? '{}')).destinations;
}

/** Names of what the page stores for Segment's library. */
const storedIn = async (page: Page) => {
  const names = await page.evaluate(() => [
    ...document.cookie.split('; ').map((each) => each.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
  ]);
  const own = analytics.stored.filter(({ needs }) => !needs.includes('necessary'));
  const starts = own.flatMap((each) => each.names).map((name) => name.replace('*', ''));
  return names.filter((name) => /^ajs_|^persisted/.test(name) || starts.some((start) => name.startsWith(start)));
};

/** How many scripts with Segment's code the page has asked for. */
const librariesIn = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/segment-[^/]*\.js$/.test(name)).length,
  );

test('A visitor who refuses analytics has nothing loaded, sent or stored, before, after, and once they withdraw', async () => {
  await using visit = await open('/pricing');
  const { page } = visit;
  const cycle = (name: string) => page.locator(`input[value="${name}"]`).first().dispatchEvent('click');
  const before = segment.requests.length;
  await cycle('monthly');
  await choose(page);
  await cycle('yearly');
  await choose(page, 'advertisement', 'functionality');
  expect(segment.requests.slice(before)).toEqual([]);
  expect(await librariesIn(page)).toBe(0);

  // The servers fail, so that the library wants to repeat its calls.
  segment.status = 500;
  await choose(page, 'analytics');
  await cycle('monthly');
  await expect.poll(() => segment.requests.slice(before)).toContain('POST /v1/t');
  expect(await librariesIn(page)).toBe(1);
  const called = segment.calls.length;
  await expect.poll(async () => (await storedIn(page)).sort()).toEqual(['ajs_anonymous_id', 'helios-told-traits']);
  await choose(page);
  segment.status = 200;
  await cycle('yearly');
  await expect.poll(() => storedIn(page)).toEqual([]);
  await page.goto(`${site.origin}/helios/en/demo`);
  await started(page);
  expect(await storedIn(page)).toEqual([]);
  expect(segment.calls.slice(called)).toEqual([]);
  expect(segment.faults).toEqual([]);
});
