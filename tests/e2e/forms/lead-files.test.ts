import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadStates } from '../../../src/leads/lead.ts';
import { stringsOf } from '../../sites/embedded-content.ts';
import { type HubSpotStandIn, startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { leadFormOn } from '../support/lead-form.ts';
import { type LeadServer, startLeadServer } from '../support/lead-server.ts';
import { errorLine, leadForm } from '../support/markup.ts';

const browser = startBrowser();
let hubspot: HubSpotStandIn;
let server: LeadServer;
const folder = temporaryFolder();

beforeAll(async () => {
  hubspot = await startHubSpot();
  server = await startLeadServer({ HELIOS_HUBSPOT_PORTAL: '1', HELIOS_HUBSPOT_HOST: hubspot.origin });
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await hubspot?.[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const pathname = '/helios/en/partner_homepage_bigform';
const form = (page: Page) => page.locator(`main ${leadForm}`).first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const button = (page: Page) => form(page).getByRole('button', { name: /\w/ }).last();
const fileLine = (page: Page) => form(page).locator(errorLine('pdf_url'));

const file = (text: string, name = 'api.pdf') => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
const content = '%PDF-1.7\n%âãÏÓ';
const pdf = file(content);
const words = stringsOf('en-gb');

/** The path of a file on disk, which the browser reads itself: bytes in a call to the browser take two seconds of CPU. */
function fileOf(sizeBytes: number): string {
  const path = join(folder.path, `${sizeBytes}.pdf`);
  writeFileSync(path, Buffer.alloc(sizeBytes, '%PDF-1.7\n'));
  return path;
}

const mebibyte = 1024 * 1024;

const fill = (page: Page, email: string) => leadFormOn(page).fillRequired(email);

/** The bytes of the file that was stored with a lead. */
function keptFile(email: string): string | undefined {
  const lead = server.outbox.list(leadStates).find(({ data }) => data.fields.some(({ value }) => value === email));
  const [name] = lead?.files ?? [];
  return name && readFileSync(join(`${server.file}-files`, name), 'utf8');
}

test('A file goes with its lead, without a change of page', async () => {
  await using visit = await browser.visit(server.origin + pathname);
  const { page } = visit;
  await fill(page, 'file@kestrel.example');
  await field(page, 'pdf_url').setInputFiles(pdf);
  const sent = page.waitForRequest('**/api/hubspot-submit-form*');
  await button(page).click();
  const request = await sent;
  expect(request.resourceType()).toBe('fetch');
  expect(await request.headerValue('accept')).toBe('application/json');
  expect(await request.headerValue('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  await page.waitForURL(/thankyou/);
  expect(hubspot.taken.get('file@kestrel.example')).toBe(1);
  expect(keptFile('file@kestrel.example')).toBe(content);
  expect(visit.errors).toEqual([]);
});

test.each([
  ['too large', fileOf(10 * mebibyte + 1), words.file_too_large],
  ['no PDF', file('MZ', 'profile.pdf'), words.file_not_pdf],
])('A file that is %s is refused at its field before anything is sent', async (kind, chosen, complaint) => {
  await using visit = await browser.visit(server.origin + pathname);
  const { page } = visit;
  let posts = 0;
  await page.route('**/api/hubspot-submit-form*', (route) => {
    posts += 1;
    return route.continue();
  });
  await fill(page, `${kind.replace(' ', '-')}@kestrel.example`);
  await field(page, 'pdf_url').setInputFiles(chosen);
  await button(page).click();
  await fileLine(page).waitFor();
  expect((await fileLine(page).innerText()).trim()).toBe(complaint);
  expect(await field(page, 'pdf_url').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'pdf_url').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(posts).toBe(0);
  expect(await violations(page, { part: 'main' })).toEqual([]);
  await field(page, 'pdf_url').setInputFiles(pdf);
  await fileLine(page).waitFor({ state: 'hidden' });
  await button(page).click();
  await page.waitForURL(/thankyou/);
  expect(posts).toBe(1);
});

test('A file that is too large for a host in front is refused at its field as well', async () => {
  await using visit = await browser.visit(server.origin + pathname);
  const { page } = visit;
  await page.route('**/api/hubspot-submit-form*', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' }),
  );
  await fill(page, 'front@kestrel.example');
  await field(page, 'pdf_url').setInputFiles(pdf);
  await button(page).click();
  await fileLine(page).waitFor();
  expect(await fileLine(page).innerText()).toContain(words.file_too_large);
  expect(await button(page).getAttribute('aria-busy')).toBeNull();
});

test('A form with a file shows a busy button while the file is on its way, and sends it once', async () => {
  await using visit = await browser.visit(server.origin + pathname);
  const { page } = visit;
  const held = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/api/hubspot-submit-form*', async (route) => {
    posts += 1;
    await held.promise;
    await route.continue();
  });
  await fill(page, 'busy@kestrel.example');
  await field(page, 'pdf_url').setInputFiles(pdf);
  await button(page).dblclick();
  await expect.poll(() => posts).toBe(1);
  expect(await button(page).getAttribute('aria-busy')).toBe('true');
  held.resolve();
  await page.waitForURL(/thankyou/);
  expect(posts).toBe(1);
  expect(hubspot.taken.get('busy@kestrel.example')).toBe(1);
});

test('Without scripts a form with a file is a plain post, and its faults are on the page that comes back', async () => {
  await using visit = await browser.visit(server.origin + pathname, { javaScriptEnabled: false });
  const { page } = visit;
  await fill(page, 'plain@kestrel.example');
  await field(page, 'pdf_url').setInputFiles(file('MZ', 'profile.pdf'));
  await button(page).click();
  await fileLine(page).waitFor();
  expect((await fileLine(page).innerText()).trim()).toBe(words.file_not_pdf);
  expect(await field(page, 'email').inputValue()).toBe('plain@kestrel.example');
  expect(keptFile('plain@kestrel.example')).toBeUndefined();
  await field(page, 'pdf_url').setInputFiles(pdf);
  await button(page).click();
  await page.waitForURL(/thankyou/);
  expect(keptFile('plain@kestrel.example')).toBe(content);
});

test.each([
  ['too large', 10 * mebibyte + 1],
  ['larger than anything that is read', 14 * mebibyte],
])('Without scripts a file that is %s is refused on the page that comes back', async (_, sizeBytes) => {
  await using visit = await browser.visit(server.origin + pathname, { javaScriptEnabled: false });
  const { page } = visit;
  await fill(page, 'large@kestrel.example');
  await field(page, 'pdf_url').setInputFiles(fileOf(sizeBytes));
  await button(page).click();
  await fileLine(page).waitFor();
  expect(await fileLine(page).innerText()).toContain(words.file_too_large);
  expect(await field(page, 'email').inputValue()).toBe('large@kestrel.example');
});

test('A lead is sent from a site without TLS', async () => {
  await using visit = await browser.visit('about:blank', { serviceWorkers: 'block' });
  const { page } = visit;
  const origin = 'http://helios.lan';
  // Unlike a loopback address, a host name in a local network is no secure context.
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname: path, search } = new URL(request.url());
    const answer = await fetch(server.origin + path + search, {
      method: request.method(),
      headers: { 'content-type': request.headers()['content-type'] ?? '', origin: server.origin },
      body: (request.postData() ?? '').replaceAll(origin, server.origin) || null,
    });
    const headers = Object.fromEntries(answer.headers);
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
  await page.goto(origin + pathname);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await fill(page, 'lan@kestrel.example');
  await button(page).click();
  await expect.poll(() => hubspot.taken.get('lan@kestrel.example')).toBe(1);
});
