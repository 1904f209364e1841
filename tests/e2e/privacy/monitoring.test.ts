import { readdirSync } from 'node:fs';
import type { TransportBody } from '@grafana/faro-core';
import type { Page, Request } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaroStandIn, faroKey, invalidSession, tooMany } from '../../sites/vendors/faro.ts';
import { evaluated } from '../../sites/vendors/launch-darkly.ts';
import { startMapService } from '../../sites/vendors/map-service.ts';
import { startBrowser } from '../support/browser.ts';
import { parseReport } from '../support/json-report.ts';
import { leadForm } from '../support/markup.ts';
import { runCli } from '../support/run-cli.ts';
import { untilStarted } from '../support/visitor.ts';
import { choose, follow } from '../support/visits.ts';
import { openVendorSite, type VendorSite } from './support/vendor-site.ts';

const browser = startBrowser();
let faro: FaroStandIn;
let site: VendorSite;

beforeAll(async () => {
  site = await openVendorSite();
  faro = site.faro;
  site.launchDarkly.service = evaluated('hubspotBanner', false);
});
beforeEach(() => {
  faro.requests.length = 0;
  faro.answers.length = 0;
});

const sessionKey = 'com.grafana.faro.session';

/** Opens a page whose draw gives this number, and counts what the browser asks for. */
async function visit(path: string, draw: number) {
  const visitor = await browser.visit('about:blank', { baseURL: site.origin, serviceWorkers: 'block' });
  const { page } = visitor;
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript((number) => {
    Math.random = () => number;
  }, draw);
  await page.goto(path, { waitUntil: 'load' });
  // Links lead to pages that this part of the site leaves out, and their data is prefetched.
  const faults = () => visitor.errors.filter((text) => !text.startsWith('Failed to load resource'));
  return { ...visitor, faults, requests, scripts: () => requests.filter((each) => /\/faro-\w+\.js$/.test(each.url())) };
}

/** All items of one kind that the collector has taken. */
function sent<Kind extends 'logs' | 'events' | 'exceptions' | 'measurements'>(
  kind: Kind,
): NonNullable<TransportBody[Kind]>[number][] {
  return faro.requests.flatMap(({ body }) => [...(body[kind] ?? [])]);
}

const namesOfEvents = () => sent('events').map(({ name }) => name);
const storedSession = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), sessionKey);

test('A sampled session is monitored once analytics is allowed, and no payload has an address or a value of the visitor', async () => {
  await using visitor = await visit('/helios/en/contact?utm_source=kestrel&email=ada%40kestrel.example', 0.04);
  const { page, scripts, requests } = visitor;
  await page.locator(`main ${leadForm} [name="firstname"]`).fill('Augusta');
  // Faults are collected as soon as the scripts that nobody waits for are there.
  await page.waitForLoadState('networkidle');
  await untilStarted(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('early fault of ada@kestrel.example');
    });
  });
  await expect.poll(() => visitor.faults().length).toBeGreaterThan(0);
  expect([scripts().length, await storedSession(page), faro.requests.length]).toEqual([0, null, 0]);

  await choose(page, true);
  await expect.poll(namesOfEvents).toContain('session_start');
  expect(scripts()).toHaveLength(1);
  const [{ body, headers }] = faro.requests as [(typeof faro.requests)[number]];
  const build = /boot-(\w+)\.js/.exec(await page.content())?.[1];
  const session = JSON.parse((await storedSession(page)) ?? '').sessionId;
  expect(headers).toMatchObject({ 'x-api-key': faroKey, 'x-faro-session-id': session });
  expect(headers).not.toHaveProperty('traceparent');
  expect(body.meta).toMatchObject({
    app: { name: 'helios', version: '1.0.0', release: build, bundleId: build },
    session: { id: session },
    page: { url: `${site.origin}/helios/en/contact`, id: '/contact' },
    user: { attributes: { locale: 'en' } },
    browser: { name: expect.stringContaining('Chrom'), mobile: false },
  });

  await page.evaluate(() => {
    for (const level of ['debug', 'log', 'info', 'warn'] as const) console[level](`level ${level} of Augusta`);
    void Promise.reject(new TypeError('lost ada@kestrel.example at /helios/en?gclid=kestrel'));
  });
  await page.evaluate((other) => fetch(other), new URL('/elsewhere', faro.collector).href);
  await follow(page, '/helios/en/legal/gdpr?utm_term=kestrel');
  await expect.poll(() => faro.requests.some(({ body: { traces } }) => traces)).toBe(true);
  await expect.poll(() => sent('measurements').map(({ type }) => type)).toContain('web-vitals');
  await expect.poll(namesOfEvents).toEqual(expect.arrayContaining(['view_changed', 'faro.tracing.fetch']));

  expect(sent('logs').map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'info: level info of [typed]',
    'warn: level warn of [typed]',
  ]);
  expect(sent('exceptions').map(({ type, value }) => `${type}: ${value}`)).toEqual([
    'Error: early fault of [email]',
    'TypeError: lost [email] at /helios/en',
  ]);
  expect(visitor.faults()).toEqual([
    expect.stringContaining('early fault'),
    'level warn of Augusta',
    'UNHANDLED PROMISE REJECTION: TypeError: lost ada@kestrel.example at /helios/en?gclid=kestrel',
    expect.stringContaining('lost ada@kestrel.example'),
  ]);
  const data = requests.find((each) => each.url().endsWith('/page-data/en/legal/gdpr/page-data.json'));
  const traced = { traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/), baggage: 'view=contact' };
  expect(await data?.allHeaders()).toMatchObject(traced);
  expect(faro.others.some((each) => each.traceparent ?? each.tracestate ?? each.baggage)).toBe(false);
  expect(faro.requests.map(({ text }) => text).join('\n')).not.toMatch(/kestrel|augusta|ada@|%40|utm_|gclid/i);
});

test('Sessions that are not sampled, and visitors who refuse, download and store nothing', async () => {
  for (const [draw, isAllowed] of [
    [0.05, true],
    [0, false],
  ] as const) {
    await using visitor = await visit('/helios/en/faq', draw);
    await choose(visitor.page, isAllowed);
    await follow(visitor.page, '/helios/en/legal/gdpr');
    await visitor.page.goto('/helios/en/legal/gdpr');
    expect(visitor.scripts()).toEqual([]);
    expect(await storedSession(visitor.page)).toBeNull();
    expect(visitor.faults()).toEqual([]);
  }
  expect(faro.requests).toEqual([]);
});

test('When analytics is withdrawn, nothing more is sent, traced or stored', async () => {
  await using visitor = await visit('/helios/en/faq', 0);
  const { page, requests } = visitor;
  await choose(page, true);
  await expect.poll(namesOfEvents).toContain('session_start');
  await choose(page, false);
  const count = faro.requests.length;
  await expect.poll(() => storedSession(page)).toBeNull();
  await page.evaluate(() => {
    console.info('after the withdrawal');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await follow(page, '/helios/en/contact');
  expect(await storedSession(page)).toBeNull();
  const data = requests.find((each) => each.url().endsWith('/page-data/en/contact/page-data.json'));
  expect(await data?.allHeaders()).not.toHaveProperty('traceparent');
  await page.goto('/helios/en/legal/gdpr');
  expect(faro.requests).toHaveLength(count);
  expect(visitor.faults()).toEqual([]);
});

test('A collector that asks for a pause gets nothing more on this page, and the session goes on with the next one', async () => {
  faro.answers.push(tooMany(3600));
  await using visitor = await visit('/helios/en/faq', 0);
  const { page } = visitor;
  await choose(page, true);
  await expect.poll(() => faro.requests.length).toBe(1);
  await page.evaluate(() => console.info('dropped'));
  await page.goto('/helios/en/legal/gdpr');
  await choose(page, true);
  await expect.poll(namesOfEvents).toContain('session_resume');
  expect(sent('logs')).toEqual([]);
  const sessions = faro.requests.map(({ headers }) => headers['x-faro-session-id']);
  expect(new Set(sessions).size).toBe(1);
});

test('A session that the collector calls invalid is followed by another one', async () => {
  faro.answers.push(invalidSession);
  await using visitor = await visit('/helios/en/faq', 0);
  const { page } = visitor;
  await choose(page, true);
  await expect.poll(namesOfEvents).toContain('session_extend');
  const [first, second] = [...new Set(faro.requests.map(({ headers }) => headers['x-faro-session-id']))];
  expect(JSON.parse((await storedSession(page)) ?? '')).toMatchObject({
    sessionId: second,
    isSampled: true,
    sessionMeta: { attributes: { previousSession: first } },
  });
  expect(visitor.faults()).toEqual([]);
});

test('The command line uploads a map of each script under the build that the monitoring names, and the site has none', async () => {
  await using service = await startMapService();
  const at = (...args: string[]) => ['sourcemaps', ...args, '--out', site.folder, '--json'];
  const { build, maps } = parseReport('sourcemaps', await runCli(at()));
  const scripts = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.js$/.test(path));
  expect(maps.map(({ script }) => script.slice(1)).sort()).toEqual(scripts.sort());
  expect(readdirSync(site.folder, { recursive: true }).filter((path) => String(path).endsWith('.map'))).toEqual([]);

  const unset = await runCli(at('upload'));
  expect(parseReport('error', unset).error.code).toBe('bad-config');
  const url = `${service.origin}/faro/api/v1/app/1234`;
  const env = { HELIOS_SOURCE_MAPS_URL: url, HELIOS_SOURCE_MAPS_TOKEN: 'stack:secret' };
  const run = await runCli(at('upload'), { env });
  expect(parseReport('sourcemaps-upload', run)).toMatchObject({ service: url, build, uploaded: maps.length });
  expect(run.stderr).not.toContain('secret');
  expect(new Set(service.posts.map(({ path }) => path))).toEqual(
    new Set([`/faro/api/v1/app/1234/sourcemaps/${build}`]),
  );
  expect(service.posts).toHaveLength(maps.length);
});
