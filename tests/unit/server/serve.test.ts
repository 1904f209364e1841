import { mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedRequest, type SiteServer, serveSite } from '../../../src/server/serve.ts';
import type { HostRules } from '../../../src/site/host-rules.ts';
import { writeExportedSite } from '../../sites/exported-site.ts';
import { hostRules } from '../check/samples.ts';

const page = (title: string) => `<!doctype html><title>${title}</title><p>${'All the money in one place. '.repeat(40)}`;
const rules = {
  ...hostRules,
  headers: [
    { pattern: '/*', set: { 'X-Content-Type-Options': 'nosniff' } },
    { pattern: '/helios/_assets/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { pattern: '*.pdf', set: { 'Content-Type': 'application/pdf' } },
  ],
  redirects: [...hostRules.redirects, { from: '/old', to: '/helios/en/pricing', status: 308 as const }],
  rewrites: [{ from: '/helios/en/bills-status/*', to: '/helios/en/bills-status' }],
};
const site = {
  'helios/en.html': page('Home'),
  'helios/en/pricing.html': page('Pricing'),
  'helios/en/bills-status.html': page('Bill'),
  'helios/en/404.html': page('Not found'),
  'helios/en/500.html': page('Our fault'),
  'helios/de/404.html': page('Nicht gefunden'),
  'helios/static/film.mp4': '0123456789',
  'helios/_assets/app-1.js': 'export const answer = 42;'.repeat(40),
};

let folder: string;
let server: SiteServer;
const seen: ServedRequest[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'helios-serve-'));
  writeSite('release-1', site, rules);
  await symlink('release-1', join(folder, 'out'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await symlink(join(folder, 'secret.txt'), join(folder, 'release-1/leak.txt'));
  // A sparse file that is too large to be read at once, so that reading it fails.
  await writeFile(join(folder, 'release-1/huge.js'), '');
  await truncate(join(folder, 'release-1/huge.js'), 3 * 2 ** 30);
  server = await serveSite({
    folder: join(folder, 'out'),
    port: 0,
    onRequest: (request) => seen.push(request),
    onFailure: (error) => failures.push(error),
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function writeSite(name: string, files: Record<string, string>, hostRulesOfSite: HostRules): void {
  writeExportedSite({ folder: join(folder, name), id: idOf(name), files, rules: hostRulesOfSite });
}

function idOf(name: string): string {
  return name.replace(/\D/g, '').padStart(16, '0');
}

const get = (reference: string, init: RequestInit = {}) =>
  fetch(server.origin + reference, { redirect: 'manual', ...init });

/** Sends a request over a socket, without a client that would normalise the address. */
function raw(requestLine: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(answer));
    socket.write(`${requestLine} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

/** Returns the encoded body, which `fetch` would unpack. */
function getEncoded(reference: string, accepted: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(server.origin + reference, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

test('A page answers at its address with its type, its caching and the headers of the rules', async () => {
  const response = await get('/helios/en/pricing');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page('Pricing'));
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('A hashed asset may be cached for ever, and a missing one may not', async () => {
  expect((await get('/helios/_assets/app-1.js')).headers.get('cache-control')).toContain('immutable');
  const missing = await get('/helios/_assets/app-2.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-cache');
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([get('/helios/en', { method: 'HEAD' }), get('/helios/en')]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
});

test('A visitor with the current page gets 304, also by a weak tag in a list', async () => {
  const etag = (await get('/helios/en')).headers.get('etag') ?? '';
  const again = await get('/helios/en', { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(await again.text()).toBe('');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('A request that accepts "%s" gets %s', async (accepted, encoding) => {
  const { headers } = await getEncoded('/helios/en', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
});

test('A compressed page unpacks to the same page, and has a tag of its own', async () => {
  const [packed, plain] = await Promise.all([getEncoded('/helios/en', 'gzip'), getEncoded('/helios/en', 'identity')]);
  expect(gunzipSync(packed.body).toString()).toBe(page('Home'));
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
});

test.each([
  ['/', 302, '/helios/en'],
  ['/helios/en/pricing/?plan=team', 301, '/helios/en/pricing?plan=team'],
  ['/old?plan=team', 308, '/helios/en/pricing?plan=team'],
])('The address %s is redirected', async (reference, status, location) => {
  const response = await get(reference);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(location);
});

test('A wildcard page answers every address below it', async () => {
  const response = await get('/helios/en/bills-status/INV-7?x=1');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page('Bill'));
});

test("A missing address gets the locale's own page with status 404", async () => {
  const response = await get('/helios/de/nirgends.pdf');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe(page('Nicht gefunden'));
  expect((await get('/nowhere')).status).toBe(404);
});

test.each(['/..%2fsecret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/..\\secret.txt', '/a%00', '/%E0%A4'])(
  'The address %s never leaves the folder',
  async (reference) => {
    const answer = await raw(`GET ${reference}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('\nsecret');
  },
);

test('A link that leads out of the release counts as missing', async () => {
  expect((await get('/leak.txt')).status).toBe(404);
});

test('The server refuses other methods and names the allowed ones', async () => {
  const response = await get('/helios/en', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test("A file that can't be read gives the page for failures, and is logged with its reason", async () => {
  const response = await get('/huge.js');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(page('Our fault'));
  expect(failures).toEqual([expect.objectContaining({ code: 'ERR_FS_FILE_TOO_LARGE' })]);
});

test('Each request is logged with its status and its size, without its query', async () => {
  const response = await get('/helios/de/nowhere?email=maja@firm.example');
  const bytes = Number(response.headers.get('content-length'));
  await expect
    .poll(() => seen.at(-1))
    .toMatchObject({
      method: 'GET',
      pathname: '/helios/de/nowhere',
      status: 404,
      bytes,
      isComplete: true,
    });
  expect(JSON.stringify(seen)).not.toContain('maja');
});

test('A health check says which part works, and 503 while the folder has no site', async () => {
  const healthy = await get('/healthz');
  expect([healthy.status, healthy.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await healthy.json()).toEqual({ status: 'ok', site: 'ok' });
  await rename(join(folder, 'out'), join(folder, 'away'));
  const failing = await get('/healthz');
  await rename(join(folder, 'away'), join(folder, 'out'));
  expect([failing.status, await failing.json()]).toEqual([503, { status: 'failing', site: 'failing' }]);
});

test('A release published meanwhile is served from the next request on, with its own rules', async () => {
  const redirects = [{ from: '/', to: '/helios/de', status: 302 as const }];
  writeSite('release-2', { ...site, 'helios/en.html': page('New home') }, { ...rules, redirects });
  await symlink('release-2', join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'out'));
  expect(await (await get('/helios/en')).text()).toBe(page('New home'));
  expect((await get('/')).headers.get('location')).toBe('/helios/de');
});

test('A site of another release than its host folder is served by the rules before, until both are there', async () => {
  const next = { ...site, 'helios/en.html': page('Newest home') };
  writeSite('release-3', next, { ...rules, redirects: [{ from: '/', to: '/helios/sv', status: 302 }] });
  const manifest = join(folder, 'release-3.helios/helios-manifest.json');
  await writeFile(manifest, JSON.stringify({ id: idOf('2') }));
  await symlink('release-3', join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'out'));
  expect((await get('/')).headers.get('location')).toBe('/helios/de');
  await writeFile(manifest, JSON.stringify({ id: idOf('3') }));
  expect((await get('/')).headers.get('location')).toBe('/helios/sv');
  expect(await (await get('/helios/en')).text()).toBe(page('Newest home'));
});

test('A site without the folder beside it is an error that names that folder', async () => {
  writeSite('release-4', site, rules);
  const hostFolder = join(folder, 'release-4.helios');
  await writeFile(join(hostFolder, 'helios-manifest.json'), JSON.stringify({ id: idOf('3') }));
  const served = () => serveSite({ folder: join(folder, 'release-4'), port: 0 });
  const message = expect.stringContaining(`is that of the release ${idOf('3')}`);
  await expect(served()).rejects.toMatchObject({ code: 'output-missing', where: hostFolder, message });
  await rm(hostFolder, { recursive: true });
  await expect(served()).rejects.toMatchObject({ message: expect.stringContaining('is missing') });
});

test('A release that is gone gives 500 in plain text, and the server goes on', async () => {
  await rename(join(folder, 'out'), join(folder, 'elsewhere'));
  const response = await get('/helios/en');
  expect([response.status, await response.text()]).toEqual([500, 'The site could not be read.\n']);
  await rename(join(folder, 'elsewhere'), join(folder, 'out'));
  expect((await get('/helios/en')).status).toBe(200);
});

test('A folder without an export is an error', async () => {
  const nothing = serveSite({ folder: join(folder, 'nothing'), port: 0 });
  await expect(nothing).rejects.toMatchObject({ code: 'output-missing', where: join(folder, 'nothing') });
});

test('The error for a port in use names the port', async () => {
  const port = Number(new URL(server.origin).port);
  const second = serveSite({ folder: join(folder, 'out'), port });
  await expect(second).rejects.toMatchObject({ code: 'port-in-use', message: expect.stringContaining(String(port)) });
});

const ask = (headers: Record<string, string>) => fetch(`${server.origin}/helios/static/film.mp4`, { headers });

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('A part of a film is the range of the request: %s', async (range, text, told) => {
  const response = await ask({ range });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, told]);
  expect(await response.text()).toBe(text);
});

test.each(['bytes=0-1,4-5', 'lines=0-1', 'bytes=4-2', 'bytes=-'])(
  'A film is sent as a whole for the range %s',
  async (range) => {
    const response = await ask({ range });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  },
);

test('A range beyond the end of a film is refused', async () => {
  const response = await ask({ range: 'bytes=10-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('A range of another version of a film gets this version as a whole', async () => {
  const response = await ask({ range: 'bytes=2-4', 'if-range': '"another"' });
  expect(response.status).toBe(200);
});
