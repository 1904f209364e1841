import { expect, test } from 'vitest';
import { createHttpFetch, type Fetch, type HttpFetchOptions } from '../../../src/content/http-fetch.ts';
import { HeliosError } from '../../../src/site/helios-error.ts';
import { createRedact } from '../../../src/site/redact.ts';
import { createWaits } from '../../../src/site/waits.ts';
import { serveContent } from '../../sites/content-server.ts';
import { fakeClock } from '../../sites/fake-clock.ts';

const token = 's3cret/+=';
const address = `https://cms.example/api/v2?access_token=${encodeURIComponent(token)}`;

/** Fetches through a host that gives these answers in turn, and then the last one for ever. */
async function ask(answers: readonly (Response | Error)[], options: Partial<HttpFetchOptions> = {}) {
  const clock = fakeClock();
  let requests = 0;
  const fetch: Fetch = async () => {
    const answer = answers[Math.min(requests, answers.length - 1)] ?? new Response();
    requests += 1;
    if (answer instanceof Error) throw answer;
    return answer.clone();
  };
  const given = { fetch, clock, redact: createRedact([token]), wants: 'answers', ...options } as const;
  const outcome = await createHttpFetch(given)(address).catch((error: unknown) => error);
  return { outcome, requests, waits: clock.waits };
}

function status(code: number, headers: Record<string, string> = {}): Response {
  return new Response('{}', { status: code, headers });
}

test('A good answer is returned with its body', async () => {
  const { outcome, requests } = await ask([
    new Response('{"a":1}', { headers: { 'content-type': 'application/json' } }),
  ]);
  expect(await (outcome as Response).json()).toEqual({ a: 1 });
  expect(requests).toBe(1);
});

test.each([408, 413, 429, 500, 502, 503, 504])(
  'A host that answers %i is asked again after 0.3 and 0.6 seconds, then it is an outage',
  async (code) => {
    const { outcome, requests, waits } = await ask([status(code)]);
    expect(outcome).toMatchObject({ code: 'repository-unreachable', exitCode: 75 });
    expect(requests).toBe(3);
    expect(waits).toEqual([300, 600]);
  },
);

test('A retry that succeeds is the answer', async () => {
  const { outcome, requests } = await ask([status(503), new TypeError('fetch failed'), new Response('{}')]);
  expect((outcome as Response).status).toBe(200);
  expect(requests).toBe(3);
});

test.each([
  ['2', 2000],
  ['Wed, 04 Mar 2026 00:00:05 GMT', 5000],
  ['60', 60_000],
  ['0.5', 500],
])('Retry-After: %s is obeyed', async (header, wait) => {
  const { waits } = await ask([status(429, { 'retry-after': header }), new Response('{}')]);
  expect(waits).toEqual([wait]);
});

test.each([
  ['86400', '24 hours, at 2026-03-05 00:00:00 UTC', '24h'],
  ['Wed, 04 Mar 2026 00:02:00 GMT', '2 minutes, at 2026-03-04 00:02:00 UTC', '120s'],
  ['99999999999999999999999', '366 days, at 2027-03-05 00:00:00 UTC', '8784h'],
])('Retry-After: %s ends the fetch at once and says when to come back', async (header, time, flag) => {
  const { outcome, requests, waits } = await ask([status(429, { 'retry-after': header })]);
  expect(outcome).toMatchObject({
    code: 'repository-busy',
    exitCode: 75,
    message: `cms.example answered a request with the status 429. It asks Helios to come back in ${time}.`,
    hint: expect.stringContaining(`--wait ${flag} allows this pause`),
    retryAt: expect.any(Date),
  });
  expect([requests, waits]).toEqual([1, []]);
});

test('A host that asks for a pause again and again is asked until the waits of the run are used up', async () => {
  const { outcome, requests, waits } = await ask([status(503, { 'retry-after': '20' })]);
  expect(outcome).toMatchObject({
    code: 'repository-busy',
    message: expect.stringMatching(/answered 4 requests .* come back in 20 seconds/),
    hint: expect.stringContaining('this one has waited 60 seconds'),
  });
  expect([requests, waits]).toEqual([4, [20_000, 20_000, 20_000]]);
});

test.each(['0', '0.1', 'Tue, 03 Mar 2026 00:00:00 GMT', 'soon'])(
  'A host that sends Retry-After: %s, which is no time to wait for, gets three requests with the usual pauses',
  async (header) => {
    const { outcome, requests, waits } = await ask([status(503, { 'retry-after': header })]);
    expect(outcome).toMatchObject({ code: 'repository-unreachable' });
    expect([requests, waits]).toEqual([3, [300, 600]]);
  },
);

test('Requests without answer use up the waits of the run', async () => {
  const clock = fakeClock();
  const fetch: Fetch = async () => {
    await clock.sleep(9000);
    throw new TypeError('fetch failed');
  };
  const { outcome } = await ask([], { fetch, clock, waits: createWaits({ clock, limitMs: 9100 }) });
  expect(outcome).toMatchObject({
    code: 'repository-unreachable',
    message: expect.stringContaining('did not answer a request'),
    hint: expect.stringContaining('A run waits 9.1 seconds in all'),
  });
});

test('Another wait that goes beyond the limit ends a request in flight', async () => {
  const clock = fakeClock();
  const waits = createWaits({ clock, limitMs: 0 });
  const busy = new HeliosError('repository-busy', { message: 'Come back tomorrow.' });
  const fetch: Fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const asking = ask([], { fetch, clock, waits });
  await expect(waits.pause({ reason: 'busy', ms: 1 }, () => busy)).rejects.toBe(busy);
  expect((await asking).outcome).toBe(busy);
});

test('A request that takes more than two seconds is reported with its limit', async () => {
  const clock = fakeClock({ limitsRunOut: true });
  const reported: unknown[] = [];
  await ask([], {
    fetch: () => new Promise(() => {}),
    clock,
    waits: createWaits({ clock, onWait: (wait) => reported.push(wait) }),
  });
  expect(reported[0]).toEqual({ reason: 'cms.example has not answered yet', ms: 8000, isLimit: true });
});

const explainHost = () => ({ text: 'HELIOS_PRISMIC_REPOSITORY is "acm".', hint: 'Set it.' });
const lookup = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`getaddrinfo ${code} cms.example`), { code }) });

test('A host name that does not exist is an error of the setting, after three requests', async () => {
  const { outcome, requests } = await ask([lookup('ENOTFOUND')], { explainHost });
  expect(outcome).toMatchObject({
    code: 'unknown-host',
    exitCode: 2,
    message: 'There is no host with the name cms.example. HELIOS_PRISMIC_REPOSITORY is "acm".',
    hint: 'Set it. If it is right, this machine may be without a network: check that.',
  });
  expect(requests).toBe(3);
});

test('A name server that does not answer is an outage', async () => {
  const { outcome } = await ask([lookup('EAI_AGAIN')], { explainHost });
  expect(outcome).toMatchObject({
    code: 'repository-unreachable',
    exitCode: 75,
    message: expect.stringContaining('its name server does not answer. HELIOS_PRISMIC_REPOSITORY is "acm".'),
  });
});

test.each([400, 404, 410, 501])('The status %i is an answer like any other', async (code) => {
  const { outcome, requests } = await ask([status(code)]);
  expect([(outcome as Response).status, requests]).toEqual([code, 1]);
});

test.each([401, 403])('The status %i is a refusal that names the variables to look at', async (code) => {
  const { outcome, requests } = await ask([status(code)]);
  expect(outcome).toMatchObject({
    code: 'repository-refused',
    exitCode: 2,
    hint: expect.stringContaining('HELIOS_PRISMIC_TOKEN'),
  });
  expect(requests).toBe(1);
});

test('A request without an answer ends after ten seconds, three times', async () => {
  const clock = fakeClock({ limitsRunOut: true });
  const { outcome } = await ask([], { fetch: () => new Promise(() => {}), clock });
  expect(outcome).toMatchObject({
    code: 'repository-unreachable',
    message: 'cms.example did not answer 3 requests. The reason of the last one: No answer within 10 seconds.',
  });
  expect(clock.waits).toEqual([300, 600]);
});

test.each([
  [5000, 'No answer within 5 seconds.'],
  [4500, 'No answer within 4.5 seconds.'],
  [0, 'No answer within 2 seconds.'],
])('A request of a run that may wait %i ms ends after that time, or two seconds', async (limitMs, says) => {
  const clock = fakeClock();
  const alarms: number[] = [];
  const alarm = async (ms: number) => {
    alarms.push(ms);
    await clock.sleep(ms);
  };
  const waits = createWaits({ clock, limitMs });
  const { outcome } = await ask([], { fetch: () => new Promise(() => {}), clock: { ...clock, alarm }, waits });
  expect(outcome).toMatchObject({ code: 'repository-unreachable', message: expect.stringContaining(says) });
  expect(Math.max(...alarms)).toBe(Math.max(2000, limitMs));
});

test('A request whose body never ends is given up too', async () => {
  const fetch: Fetch = async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));
  const { outcome } = await ask([], { fetch, clock: fakeClock({ limitsRunOut: true }) });
  expect(outcome).toMatchObject({ code: 'repository-unreachable' });
});

test('A request is repeated if its answer has an unusable body', async () => {
  const findProblem = (body: Uint8Array) => (body.byteLength < 3 ? 'it is too short.' : undefined);
  const mended = await ask([new Response('x'), new Response('long enough')], { findProblem });
  expect([await (mended.outcome as Response).text(), mended.requests]).toEqual(['long enough', 2]);

  const { outcome } = await ask([new Response('x')], { findProblem });
  expect(outcome).toMatchObject({ code: 'repository-answer', message: expect.stringContaining('it is too short.') });
});

test.each([
  ['answers', 'The API at cms.example sent an answer that is larger than', 'Set it.', 'Replace the file'],
  ['files', 'cms.example sent a file that is larger than', 'Replace the file in the CMS', 'Set it.'],
] as const)(
  'A body larger than allowed is refused at once, with a way out for %s',
  async (wants, says, step, other) => {
    const { outcome, requests } = await ask([new Response('x'.repeat(20))], { maxBytes: 10, wants, explainHost });
    expect(outcome).toMatchObject({ code: 'repository-answer', message: expect.stringContaining(says) });
    expect(outcome).toMatchObject({ hint: expect.stringContaining(step) });
    expect(outcome).not.toMatchObject({ hint: expect.stringContaining(other) });
    expect(requests).toBe(1);
  },
);

test('A body that is announced as larger than allowed is refused before it arrives', async () => {
  const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
  const announced = new Response(silent, { headers: { 'content-length': '20' } });
  const { outcome, requests } = await ask([announced], { maxBytes: 10 });
  expect(outcome).toMatchObject({ code: 'repository-answer', message: expect.stringContaining('is larger than') });
  expect(requests).toBe(1);
});

test.each(['redirect count exceeded', 'URL scheme must be a HTTP(S) scheme', 'bad port'])(
  'An address that leads nowhere is a mistake of the setting, however long the run may wait: %s',
  async (reason) => {
    const failure = new TypeError('fetch failed', { cause: new Error(reason) });
    const waits = createWaits({ clock: fakeClock(), limitMs: 0 });
    for (const options of [{}, { waits }]) {
      const { outcome } = await ask([failure], { explainHost, ...options });
      expect(outcome).toMatchObject({
        code: 'bad-config',
        exitCode: 2,
        message: expect.stringContaining('HELIOS_PRISMIC_REPOSITORY is "acm".'),
        hint: 'Set it.',
      });
    }
  },
);

test('A HeliosError passes through a fetch unchanged', async () => {
  const own = new HeliosError('invalid-content', { message: 'Three problems.' });
  const { outcome, requests } = await ask([own]);
  expect([outcome, requests]).toEqual([own, 1]);
});

test('The token is in no part of an error, whatever the transport says', async () => {
  const cause = Object.assign(new Error(`connect to ${address} failed for ${token}`), { url: address });
  for (const failure of [new TypeError(`fetch failed: ${address}`, { cause }), status(401), status(500)]) {
    const { outcome } = await ask([failure]);
    expect(outcome).toBeInstanceOf(HeliosError);
    const { message, where, hint, stack, cause: kept } = outcome as HeliosError;
    const inner = kept instanceof Error ? [kept.message, kept.stack, JSON.stringify(kept), String(kept.cause)] : [];
    const everything = [message, where, hint, stack, ...inner].join('\n');
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(encodeURIComponent(token));
  }
});

test.each(['truncate', 'reset'] as const)('A real connection that ends early (%s) is asked again', async (kind) => {
  await using server = await serveContent({
    answer: async () => new Response('{"whole":true}'),
    onRequest: (_, index) => (index === 0 ? { kind } : undefined),
  });
  const { outcome, waits } = await ask([], { fetch: () => fetch(server.origin) });
  expect(waits).toEqual([300]);
  expect(await (outcome as Response).json()).toEqual({ whole: true });
  expect(server.requests).toHaveLength(2);
});
