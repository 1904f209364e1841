import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHubSpot, type PostJson } from '../../../src/leads/hubspot.ts';
import { postJson } from '../../../src/leads/outbox/post-json.ts';
import { lead } from './sample-lead.ts';

const now = Date.UTC(2026, 2, 4);
const due = { formId: 'f-1', data: lead('maja').data, receivedAt: now };

function sendTo(exchange: Awaited<ReturnType<PostJson>>, account = {}) {
  const requests: Parameters<PostJson>[0][] = [];
  const post: PostJson = async (request) => {
    requests.push(request);
    return exchange;
  };
  const send = createHubSpot(
    { portal: '123', token: undefined, host: 'https://api.hsforms.com', ...account },
    post,
    () => now,
  );
  return { send, requests };
}

const answer = (status: number, body = '', retryAfter: string | null = null) => ({
  type: 'answer' as const,
  status,
  body,
  retryAfter,
});
const errorBody = (errorType: string) =>
  JSON.stringify({
    status: 'error',
    message: 'The request is not valid',
    correlationId: 'c-1',
    errors: [{ message: 'Error in maja@firm.example', errorType }],
  });

test('A lead goes to its form, and with a token to the secure address', async () => {
  const open = sendTo(answer(200));
  await open.send(due);
  expect(open.requests[0]).toMatchObject({
    url: 'https://api.hsforms.com/submissions/v3/integration/submit/123/f-1',
    headers: { 'content-type': 'application/json' },
    // A page without a name is sent without one.
    body: JSON.stringify({ ...due.data, context: { pageUri: 'https://helios.example' } }),
  });
  const secure = sendTo(answer(200), { token: 'pat-1', host: 'https://api-eu1.hsforms.com' });
  await secure.send(due);
  expect(secure.requests[0]).toMatchObject({
    url: 'https://api-eu1.hsforms.com/submissions/v3/integration/secure/submit/123/f-1',
    headers: { authorization: 'Bearer pat-1' },
  });
});

test.each([
  ['just now', 1000, undefined],
  ['an hour ago', 3_600_000, String(now - 3_600_000)],
  ['last year, which HubSpot does not take', 365 * 86_400_000, undefined],
])('A lead of %s has its time where HubSpot takes it', async (_, age, submittedAt) => {
  const { send, requests } = sendTo(answer(200));
  await send({ ...due, receivedAt: now - age });
  expect(JSON.parse(requests[0]?.body ?? '').submittedAt).toBe(submittedAt);
});

test.each([
  [answer(200, '{"inlineMessage":"Thanks"}'), { type: 'delivered' }],
  [answer(204), { type: 'delivered' }],
  [answer(400, errorBody('BLOCKED_EMAIL')), { type: 'rejected', errorType: 'BLOCKED_EMAIL', correlationId: 'c-1' }],
  [answer(403), { type: 'rejected', errorType: 'HTTP_403' }],
  [answer(404, '<html>'), { type: 'rejected', errorType: 'HTTP_404' }],
  [answer(400, '{"errors":[{"errorType":"maja@firm.example"}]}'), { type: 'rejected', errorType: 'HTTP_400' }],
  [answer(302), { type: 'rejected', errorType: 'HTTP_302' }],
  [answer(429, '', '7'), { type: 'retry', reason: 'HubSpot answered 429.', isRateLimited: true, waitMs: 7000 }],
  [answer(500), { type: 'retry', reason: 'HubSpot answered 500.', isRateLimited: false, waitMs: undefined }],
  [
    answer(503, '', 'Wed, 04 Mar 2026 00:00:09 GMT'),
    { type: 'retry', reason: 'HubSpot answered 503.', isRateLimited: false, waitMs: 9000 },
  ],
  [answer(502), { type: 'uncertain', reason: 'HubSpot answered 502.' }],
  [answer(504), { type: 'uncertain', reason: 'HubSpot answered 504.' }],
  [answer(520), { type: 'uncertain', reason: 'HubSpot answered 520.' }],
  [answer(524), { type: 'uncertain', reason: 'HubSpot answered 524.' }],
  [answer(521), { type: 'retry', reason: 'HubSpot answered 521.', isRateLimited: false, waitMs: undefined }],
  [
    { type: 'not-sent' as const, reason: 'Nobody there.' },
    { type: 'retry', reason: 'Nobody there.', isRateLimited: false },
  ],
  [
    { type: 'answer-lost' as const, reason: 'Gone.' },
    { type: 'uncertain', reason: 'Gone.' },
  ],
])('An answer of HubSpot is understood: %j', async (exchange, delivery) => {
  expect(await sendTo(exchange).send(due)).toEqual(delivery);
});

async function exchangeWith(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const exchange = await postJson({ url: `http://127.0.0.1:${port}/`, body: '{"a":"ü"}', headers: {} });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { exchange, port };
}

test('An answer over a socket is its status', async () => {
  const { exchange } = await exchangeWith((_, response) => response.writeHead(429, { 'retry-after': '3' }).end('busy'));
  expect(exchange).toEqual({ type: 'answer', status: 429, retryAfter: '3', body: 'busy' });
});

test('An answer that breaks off in its body counts as its status', async () => {
  const { exchange } = await exchangeWith((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  expect(exchange).toMatchObject({ type: 'answer', status: 200 });
});

test('A connection that ends without an answer leaves a lead uncertain', async () => {
  const { exchange } = await exchangeWith((request) => request.socket.destroy());
  expect(exchange).toEqual({ type: 'answer-lost', reason: 'The answer was lost (ECONNRESET).' });
});

test('A lead to a host that nobody answers on was not sent', async () => {
  const { port } = await exchangeWith((_, response) => response.end());
  const exchange = await postJson({ url: `http://127.0.0.1:${port}/`, body: '{}', headers: {} });
  expect(exchange).toEqual({ type: 'not-sent', reason: 'HubSpot could not be reached (ECONNREFUSED).' });
});

test('A lead to an unknown host name was not sent', async () => {
  const exchange = await postJson({ url: 'http://hubspot.invalid/', body: '{}', headers: {} });
  expect(exchange.type).toBe('not-sent');
});

test('A lead whose TLS connection fails was not sent', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const exchange = await postJson({ url: `https://127.0.0.1:${port}/`, body: '{}', headers: {} });
  server.close();
  expect(exchange.type).toBe('not-sent');
});
