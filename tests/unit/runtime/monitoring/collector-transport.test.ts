import { InternalLoggerLevel, initializeFaro, type TransportItem } from '@grafana/faro-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CollectorInput, CollectorTransport } from '../../../../src/runtime/monitoring/collector-transport.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
});
afterEach(() => {
  vi.useRealTimers();
});

const startMs = Date.parse('2026-11-22T12:00:00Z');
const collector = 'https://collector.example/collect';

test('50 items are sent at once, fewer after 250 ms, all of one page in one request', async () => {
  const { faro, requests } = monitored();
  for (let number = 0; number < 51; number++) faro.api.pushLog([`item ${number}`]);
  await settle();
  expect(bodies(requests).map(({ logs }) => logs.length)).toEqual([50]);
  await vi.advanceTimersByTimeAsync(249);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(bodies(requests).map(({ logs }) => logs.length)).toEqual([50, 1]);
});

test('a request has the session and the key in its headers, and the meta and the items in its body', async () => {
  const { faro, requests } = monitored({ apiKey: 'k-1' });
  faro.api.pushLog(['hello']);
  await vi.advanceTimersByTimeAsync(250);
  const [{ url, init }] = requests as [Sent];
  expect(url).toBe(collector);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(init.headers).toEqual({
    'Content-Type': 'application/json',
    'x-api-key': 'k-1',
    'x-faro-session-id': 'session-1',
  });
  expect(JSON.parse(init.body)).toMatchObject({
    meta: { app: { name: 'helios', version: '1.0.0' }, session: { id: 'session-1' } },
    logs: [{ message: 'hello', level: 'log' }],
  });
});

test('without a key and a session their headers are left out', async () => {
  const { faro, requests } = monitored();
  faro.api.resetSession();
  faro.api.pushLog(['hello']);
  await vi.advanceTimersByTimeAsync(250);
  expect(requests[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('a request outlives the page if its body has at most 60000 characters', async () => {
  const { transport, requests } = monitored();
  const overhead = JSON.stringify({ meta: {}, logs: [{ message: '' }] }).length;
  await transport.send([logItem('ä'.repeat(60_000 - overhead))]);
  await transport.send([logItem('ä'.repeat(60_001 - overhead))]);
  expect(requests.map(({ init }) => init.keepalive)).toEqual([true, false]);
});

test.each([
  ['seconds', '2', 2000],
  ['a date', 'Sun, 22 Nov 2026 12:00:07 GMT', 7000],
  ['nothing', null, 5000],
  ['nonsense', 'soon', 5000],
])('after a 429 items are dropped until the time that Retry-After gives as %s', async (_, retryAfter, waitMs) => {
  const { transport, requests, answers } = monitored();
  answers.push(new Response('', { status: 429, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } }));
  await transport.send([logItem('first')]);
  vi.setSystemTime(startMs + waitMs - 1);
  await transport.send([logItem('dropped')]);
  expect(requests).toHaveLength(1);
  vi.setSystemTime(startMs + waitMs);
  await transport.send([logItem('sent')]);
  expect(bodies(requests).map(({ logs }) => logs[0]?.message)).toEqual(['first', 'sent']);
});

test('five requests are under way at once, and the buffer has 30 tasks', async () => {
  const { transport, requests, logged, answerAll } = monitored({ waits: true });
  const sent = Array.from({ length: 31 }, (_, number) => transport.send([logItem(`item ${number}`)]));
  await settle();
  expect(requests).toHaveLength(5);
  expect(logged.map(String)).toEqual(['Error: Task buffer full']);
  answerAll();
  await Promise.all(sent);
  expect(requests).toHaveLength(30);
});

test('a request that fails is logged, and its items are not sent again', async () => {
  const { transport, requests, answers, logged } = monitored();
  answers.push(new TypeError('Failed to fetch'), new Response('', { status: 503 }));
  await transport.send([logItem('lost')]);
  await transport.send([logItem('refused')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
  expect(logged.map(String)).toEqual(['TypeError: Failed to fetch']);
});

test('an answer that the session is invalid begins one new session, however many requests were under way', async () => {
  const { transport, faro, answerAll } = monitored({ waits: true, status: 202, sessionStatus: 'invalid' });
  const sent = [1, 2, 3].map((number) => transport.send([logItem(`item ${number}`, faro.metas.value)]));
  answerAll();
  await Promise.all(sent);
  expect(faro.metas.value.session?.id).toBe('session-2');
});

test('an answer that the session is valid changes nothing', async () => {
  const { transport, faro, answers } = monitored();
  answers.push(new Response('', { status: 202, headers: { 'X-Faro-Session-Status': 'valid' } }));
  await transport.send([logItem('item', faro.metas.value)]);
  expect(faro.metas.value.session?.id).toBe('session-1');
});

test('calls to the collector are not traced', () => {
  expect(monitored().transport.getIgnoreUrls()).toEqual([collector]);
});

interface Sent {
  readonly url: string;
  readonly init: { readonly headers: Record<string, string>; readonly body: string; readonly keepalive: boolean };
}

interface World {
  readonly apiKey?: string;
  /** True if no request is answered before `answerAll` is called. */
  readonly waits?: boolean;
  readonly status?: number;
  readonly sessionStatus?: string;
}

/** Faro's core with the transport and a collector that gives the next of `answers`, or an answer for all. */
function monitored({ apiKey, waits = false, status = 202, sessionStatus = 'valid' }: World = {}) {
  const requests: Sent[] = [];
  const answers: (Response | Error)[] = [];
  const logged: unknown[] = [];
  const { promise: gate, resolve: answerAll } = Promise.withResolvers<void>();
  if (!waits) answerAll();
  let sessions = 1;
  const request = async (url: string, init: Sent['init']) => {
    requests.push({ url, init });
    await gate;
    const answer = answers.shift() ?? new Response('', { status, headers: { 'X-Faro-Session-Status': sessionStatus } });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const transport = new CollectorTransport({
    collector,
    apiKey,
    request: request as unknown as CollectorInput['request'],
    now: Date.now,
    renewSession: () => faro.api.setSession({ id: `session-${++sessions}` }),
  });
  const log = (_: unknown, ...args: unknown[]) => logged.push(...args.filter((arg) => arg instanceof Error));
  const faro = initializeFaro({
    app: { name: 'helios', version: '1.0.0' },
    batching: { enabled: true, itemLimit: 50, sendTimeout: 250 },
    dedupe: true,
    globalObjectKey: 'faro',
    instrumentations: [],
    internalLoggerLevel: InternalLoggerLevel.ERROR,
    isolate: true,
    metas: [],
    parseStacktrace: () => ({ frames: [] }),
    paused: false,
    preventGlobalExposure: true,
    transports: [transport],
    unpatchedConsole: { ...console, error: log },
  });
  faro.api.setSession({ id: 'session-1' });
  return { transport, faro, requests, answers, logged, answerAll };
}

function logItem(message: string, meta: TransportItem['meta'] = {}): TransportItem {
  return { type: 'log', payload: { message }, meta } as unknown as TransportItem;
}

function bodies(requests: readonly Sent[]): { logs: { message: string }[] }[] {
  return requests.map(({ init }) => JSON.parse(init.body));
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
