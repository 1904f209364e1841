import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { LeadEndpoint } from '../../../src/leads/endpoint.ts';
import { answerLead } from '../../../src/server/lead-endpoint.ts';

/** Sends one request through the adapter and returns the request that the endpoint got. */
async function seenOf(init: RequestInit, addressHeader?: string) {
  const seen: { url: string; body: string; origin: string | null; address: string }[] = [];
  const endpoint: LeadEndpoint = async (request, { address }) => {
    const { url, headers } = request;
    seen.push({ url, body: await request.text(), origin: headers.get('origin'), address });
    return new Response('done', { status: 202, headers: { 'x-helios-error': 'NONE' } });
  };
  const server = createServer((request, response) => void answerLead(request, response, { endpoint, addressHeader }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}/api/hubspot-submit-form?formId=1`, init);
  const answer = [response.status, await response.text(), response.headers.get('x-helios-error')];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { origin, seen: seen[0], answer };
}

test('A request of Node’s becomes a Web-standard one for the endpoint, and its answer goes back unchanged', async () => {
  const { origin, seen, answer } = await seenOf({
    method: 'POST',
    body: 'lead',
    headers: { origin: 'https://a.example' },
  });
  expect(seen).toEqual({
    url: `${origin}/api/hubspot-submit-form?formId=1`,
    body: 'lead',
    origin: 'https://a.example',
    address: '127.0.0.1',
  });
  expect(answer).toEqual([202, 'done', 'NONE']);
});

test('The sender’s address comes from a proxy’s header only if that is configured, and is the last of a list', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  expect((await seenOf({ method: 'POST', headers }, 'x-forwarded-for')).seen?.address).toBe('203.0.113.7');
  expect((await seenOf({ method: 'POST', headers })).seen?.address).toBe('127.0.0.1');
  expect((await seenOf({ method: 'POST' }, 'x-forwarded-for')).seen?.address).toBe('127.0.0.1');
});

test('A request that is no POST is passed on by its method alone', async () => {
  expect((await seenOf({ headers: { origin: 'https://a.example' } })).seen).toMatchObject({ body: '', origin: null });
});
