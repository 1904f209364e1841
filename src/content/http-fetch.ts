import { type Clock, systemClock } from '../site/clock.ts';
import { formatDuration } from '../site/duration.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { Redact } from '../site/redact.ts';
import { backOffMs, retryAfterMs } from '../site/retry-after.ts';
import { createWaits, silentMs, type Waits } from '../site/waits.ts';
import {
  addressOf,
  comeBack,
  type ExplainHost,
  noAnswer,
  outage,
  outOfTime,
  refused,
  tooLarge,
  unusable,
  type Wanted,
} from './http-errors.ts';

/** A Web `fetch` that reaches the network or the API server of the embedded repository. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface HttpFetchOptions {
  readonly fetch: Fetch;
  readonly redact: Redact;
  readonly wants: Wanted;
  readonly clock?: Clock;
  /** The waits of the run. The pauses between requests and the time of requests without an answer belong to them. */
  readonly waits?: Waits;
  /** Says which setting names a host that does not exist, and what to do. */
  readonly explainHost?: ExplainHost | undefined;
  /** The largest allowed body of an answer. The fetch throws for a larger one. */
  readonly maxBytes?: number;
  /**
   * Says what is wrong with the body of a 200 answer, if anything. If something is wrong, the fetch repeats the
   * request.
   */
  readonly findProblem?: (body: Uint8Array, request: Request) => string | undefined;
}

const timeoutMs = 10_000;
const retries = 2;
const firstBackOffMs = 300;
const retriedStatuses: ReadonlySet<number> = new Set([408, 413, 429, 500, 502, 503, 504]);
const defaultMaxBytes = 64 * 1024 * 1024;

/**
 * Creates a `fetch` with a time limit of 10 seconds for each attempt, its body included, and two retries. The limit is
 * shorter if the waits of the run have less time left, but at least two seconds. Retries at a time for which the host
 * asked (`Retry-After`) do not count among the two: only the limit of the run's waits ends them. If all attempts fail,
 * the `fetch` throws HeliosError. It throws for a 401 or 403 too. Any other answer is returned with its body already
 * read.
 */
export function createHttpFetch(options: HttpFetchOptions): Fetch {
  const clock = options.clock ?? systemClock;
  const context: FetchContext = { ...options, clock, waits: options.waits ?? createWaits({ clock }) };
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new TypeError(`${request.method} is never sent from here.`);
    for (let [requests, failures] = [1, 0]; ; requests += 1) {
      const outcome = await attemptOnce(request, context);
      if ('response' in outcome) return outcome.response;
      const { askedMs = 0 } = outcome;
      if (askedMs < minAskedMs) failures += 1;
      if (failures > retries) throw outcome.error(requests);
      await pause(outcome, { requests, failures }, context);
    }
  };
}

interface FetchContext extends HttpFetchOptions {
  readonly clock: Clock;
  readonly waits: Waits;
}

/**
 * The shortest time in a `Retry-After` header that counts as a request to come back. With a shorter time, the answer
 * counts as a failure.
 */
const minAskedMs = 1000;

type Outcome = { readonly response: Response } | Failure;

interface Failure {
  /** The host's problem, as a sentence without its end. */
  readonly reason: string;
  readonly error: (requests: number) => HeliosError;
  /** The pause that the host asks for. */
  readonly askedMs?: number | undefined;
}

/**
 * Waits until the next attempt. A pause that counts as a failure lasts at least as long as the back-off: a host in
 * trouble that asks for no time at all would get all attempts at once. Throws HeliosError if the run would then have
 * waited longer than its limit.
 */
async function pause(
  { reason, askedMs = 0, error }: Failure,
  { requests, failures }: { requests: number; failures: number },
  { waits, clock }: FetchContext,
): Promise<void> {
  const isFailure = askedMs < minAskedMs;
  const ms = isFailure ? Math.max(askedMs, backOffMs(failures, { firstMs: firstBackOffMs })) : askedMs;
  await waits.pause({ reason, ms }, () =>
    isFailure ? outOfTime(error(requests), waits) : comeBack(error(requests), { askedMs, waits, clock }),
  );
}

async function attemptOnce(request: Request, context: FetchContext): Promise<Outcome> {
  const { clock, waits, redact, findProblem } = context;
  const where = addressOf(request.url, redact);
  const { host } = new URL(where);
  const start = clock.now();
  let answer: Answer;
  try {
    answer = await withinTime((signal) => load(request, signal, context), host, context);
  } catch (error) {
    // A HeliosError is final, because a retry can't help: the embedded
    // content has a problem, for example, or the answer is too large.
    if (error instanceof HeliosError) throw error;
    waits.signal.throwIfAborted();
    waits.count(start);
    return { reason: `${host} did not answer`, error: (requests) => noAnswer(where, requests, error, context) };
  }
  const { status, headers } = answer;
  if (retriedStatuses.has(status)) {
    const askedMs = retryAfterMs(headers.get('retry-after'), clock.now());
    const asks = askedMs === undefined || askedMs < minAskedMs ? '' : ' and asks for a pause';
    const reason = `${host} answered with the status ${status}${asks}`;
    return { reason, error: (requests) => outage(where, status, requests), askedMs };
  }
  if (status === 401 || status === 403) throw refused(where, status);
  const problem = status === 200 ? findProblem?.(answer.body, request) : undefined;
  if (problem === undefined) return { response: responseOf(answer) };
  const reason = `${host} sent an answer that is not whole`;
  return { reason, error: (requests) => unusable(where, problem, requests, redact) };
}

interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Runs `work` with a time limit. At the limit, or when the run ends, the abort signal cancels the request, and
 * `Promise.race` ends the wait even if the request ignores the signal.
 */
async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  host: string,
  { clock, waits }: FetchContext,
): Promise<T> {
  const transport = new AbortController();
  const done = new AbortController();
  // A host needs some time even if the run may not wait at all.
  const limitMs = Math.max(silentMs, Math.min(timeoutMs, waits.leftMs));
  const limit = clock.alarm(limitMs, done.signal).then(() => {
    throw new TimedOut(`No answer within ${formatDuration(limitMs)}.`);
  });
  void clock.alarm(silentMs, done.signal).then(() => {
    waits.announce({ reason: `${host} has not answered yet`, ms: limitMs - silentMs });
  });
  try {
    return await Promise.race([work(AbortSignal.any([transport.signal, waits.signal])), limit]);
  } finally {
    transport.abort();
    done.abort();
  }
}

async function load(request: Request, signal: AbortSignal, options: FetchContext): Promise<Answer> {
  const response = await options.fetch(request.url, { method: request.method, headers: request.headers, signal });
  const { status, statusText, headers } = response;
  return {
    status,
    statusText,
    headers,
    body: await readBody(response, addressOf(request.url, options.redact), options),
  };
}

async function readBody(
  response: Response,
  where: string,
  { maxBytes = defaultMaxBytes, wants, explainHost }: HttpFetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array();
  const refuseLarger = (bytes: number) => {
    if (bytes > maxBytes) throw tooLarge(where, { maxBytes, wants, explainHost });
  };
  // A host that announces too much is refused before its body arrives, which may take longer than the time limit.
  refuseLarger(Number(response.headers.get('content-length')));
  const chunks: Uint8Array[] = [];
  let length = 0;
  // If the loop ends early, it must not wait until the stream is cancelled: the abort signal of the request ends the
  // stream.
  for await (const chunk of response.body.values({ preventCancel: true })) {
    length += chunk.byteLength;
    refuseLarger(length);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, length));
}

function responseOf({ status, statusText, headers, body }: Answer): Response {
  const copied = new Headers(headers);
  // The body is already decoded, so the encoding and the length in the host's headers no longer describe it.
  copied.delete('content-encoding');
  copied.delete('content-length');
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers: copied });
}
