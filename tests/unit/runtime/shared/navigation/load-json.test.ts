import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadJson, timeoutMs } from '../../../../../src/runtime/shared/navigation/load-json.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Answer = () => Response | Promise<Response>;

/** Gives these answers in turn, and then the last one for ever. It counts the requests. */
function host(...answers: Answer[]) {
  return vi.fn<typeof fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('A host has an answer.');
    return answer();
  });
}

const status = (code: number) => () => new Response(null, { status: code });
const json = (value: unknown) => () => Response.json(value);
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const brokenOff: Answer = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }));

async function load(request: typeof fetch, retries?: number) {
  const answer = loadJson('/data.json', request, retries);
  await vi.runAllTimersAsync();
  return answer;
}

test('JSON that is there is requested once', async () => {
  const request = host(json({ a: 1 }));
  expect(await load(request)).toEqual({ status: 200, value: { a: 1 } });
  expect(request).toHaveBeenCalledOnce();
});

test.each([404, 500])('The status %i is an answer', async (code) => {
  const request = host(status(code));
  expect(await load(request)).toEqual({ status: code, value: undefined });
  expect(request).toHaveBeenCalledOnce();
});

test('A text that is no JSON is an answer without a value', async () => {
  const request = host(() => new Response('<!doctype html>'));
  expect(await load(request)).toEqual({ status: 200, value: undefined });
  expect(request).toHaveBeenCalledOnce();
});

test('Any good status counts as 200', async () => {
  expect(await load(host(() => Response.json([], { status: 203 })))).toEqual({ status: 200, value: [] });
  expect(await load(host(status(204)))).toEqual({ status: 200, value: undefined });
});

test.each<[string, Answer, number]>([
  ['503', status(503), 503],
  ['429', status(429), 429],
  ['403', status(403), 403],
  ['no connection', unreachable, 0],
  ['an answer that breaks off', brokenOff, 0],
])('A request that fails with %s is made four times in all', async (_, answer, code) => {
  const request = host(answer);
  expect(await load(request)).toEqual({ status: code, value: undefined });
  expect(request).toHaveBeenCalledTimes(4);
});

test('A failing request is repeated until it succeeds', async () => {
  const request = host(status(503), unreachable, brokenOff, json('there'));
  expect(await load(request)).toEqual({ status: 200, value: 'there' });
});

test('A failing request is repeated at once first, then with longer and longer pauses', async () => {
  const times: number[] = [];
  const start = Date.now();
  await load(async () => {
    times.push(Date.now() - start);
    return new Response(null, { status: 503 });
  });
  expect(times).toEqual([0, 0, 100, 500]);
});

test('A failing request is repeated as often as the caller asks', async () => {
  const request = host(status(503));
  expect(await load(request, 0)).toEqual({ status: 503, value: undefined });
  expect(request).toHaveBeenCalledOnce();
});

test('A host that gives no answer within the limit is not asked again', async () => {
  const late = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const request = vi.fn<typeof fetch>(async (_, options) => {
    options?.signal?.throwIfAborted();
    return Response.json('never');
  });
  expect(await load(request)).toEqual({ status: 0, value: undefined });
  expect(late.mock.calls).toEqual([[timeoutMs]]);
  expect(request).toHaveBeenCalledOnce();
});
