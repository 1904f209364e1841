import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, expect, test, vi } from 'vitest';
import { createEdgeLeads, type EdgeLeadsOptions } from '../../../src/leads/edge.ts';
import { leadTextKeys } from '../../../src/rules/leads/error-text.ts';
import { post, submission } from './sample-endpoint.ts';
import { site } from './sample-site.ts';

const texts = Object.fromEntries(
  [...leadTextKeys, 'consent_label', 'marketing_emails_consent_text'].map((key) => [key, key]),
);
const siteFile = JSON.stringify({ ...site, locales: site.locales.map((locale) => ({ ...locale, texts })) });

function edge(answer: () => Promise<Response>, options: Partial<EdgeLeadsOptions> = {}) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const leads = createEdgeLeads({ site: siteFile, environment: { HELIOS_HUBSPOT_PORTAL: '4711' }, ...options });
  return { fetch, send: (body: unknown) => leads(post(body), '192.0.2.1') };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('A host without a disk sends a lead to HubSpot once, while its sender waits', async () => {
  const { send, fetch } = edge(async () => Response.json({ inlineMessage: 'ok' }));
  for (const _ of 'ab') expect(await (await send(submission())).json()).toEqual({ ok: true, delivery: 'delivered' });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    expect.stringContaining('https://api.hsforms.com/submissions/v3/integration/submit/4711/'),
  ]);
});

test('A host without a disk stores the leads that HubSpot does not take', async () => {
  const storeLead = vi.fn<NonNullable<EdgeLeadsOptions['storeLead']>>(async () => {});
  const { send } = edge(async () => new Response('', { status: 503 }), { storeLead });
  expect(await (await send(submission())).json()).toEqual({ ok: true, delivery: 'accepted' });
  expect(storeLead.mock.calls[0]?.[1]).toMatchObject({ type: 'retry' });
});

test.each([
  ['it is down', async () => new Response('', { status: 503 })],
  ['the line breaks', () => Promise.reject(new TypeError('fetch failed'))],
])('A host without a disk and without a place for leads refuses a lead: %s', async (_, answer) => {
  const response = await edge(answer).send(submission());
  expect([response.status, response.headers.get('x-helios-error')]).toEqual([503, 'UNAVAILABLE']);
});

test('A host without a disk refuses the same leads as any other', async () => {
  const { send, fetch } = edge(async () => Response.json({}));
  expect((await send(submission({ email: 'maja@gmx.de' }))).status).toBe(422);
  expect(fetch).not.toHaveBeenCalled();
});

test('The code of the edge endpoint needs nothing of Node', async () => {
  const entry = join(import.meta.dirname, '../../../src/leads/edge.ts');
  const bundle = await build({ entryPoints: [entry], bundle: true, platform: 'browser', format: 'esm', write: false });
  expect(bundle.outputFiles[0]?.text).not.toMatch(/["']node:/);
});

test('A site file of another version is an error', () => {
  expect(() => edge(async () => new Response(), { site: '{"version":2}' })).toThrow(
    expect.objectContaining({ code: 'bad-config', message: expect.stringContaining('helios-leads.json: version') }),
  );
});

test.each([
  ['HELIOS_HUBSPOT_PORTAL', 'my portal'],
  ['HELIOS_HUBSPOT_HOST', 'http://api.hsforms.com'],
  ['HELIOS_HUBSPOT_RATE', '0'],
  ['HELIOS_HUBSPOT_TOKEN', 'two words'],
  ['HELIOS_LEADS_PER_MINUTE', 'many'],
  ['HELIOS_LEAD_FILES_URL', 'ftp://files'],
  ['HELIOS_LEAD_ORIGINS', 'preview.helios.example'],
  ['HELIOS_LEAD_ORIGINS', 'https://preview.helios.example/helios'],
])('The error for a wrong %s has its name, and never a token (%#)', (name, value) => {
  expect(() => edge(async () => new Response(), { environment: { [name]: value } })).toThrow(
    expect.objectContaining({ code: 'bad-config', where: name, message: expect.not.stringContaining('two words') }),
  );
});
