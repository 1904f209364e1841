import { type Clock, systemClock } from '../site/clock.ts';
import { HeliosError } from '../site/helios-error.ts';
import { type Redact, redactError } from '../site/redact.ts';
import { backOffMs, retryAfterMs } from '../site/retry-after.ts';

/** A Web `fetch` that reaches the network or the API server of the embedded repository. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface HttpFetchOptions {
  readonly fetch: Fetch;
  readonly redact: Redact;
  readonly clock?: Clock;
  /** The largest allowed body of an answer. The fetch throws for a larger one. */
  readonly maxBytes?: number;
  /** Says what is wrong with the body of a 200 answer, if anything. The fetch then repeats the request. */
  readonly findProblem?: (body: Uint8Array, request: Request) => string | undefined;
}

const timeoutMs = 10_000;
const retries = 2;
const firstBackOffMs = 300;
const retriedStatuses: ReadonlySet<number> = new Set([408, 413, 429, 500, 502, 503, 504]);
const defaultMaxBytes = 64 * 1024 * 1024;

/**
 * Creates a `fetch` with a time limit of 10 seconds for each attempt, its body
 * included, and two retries. If all attempts fail, the `fetch` throws HeliosError. It
 * throws for a 401 or 403 too. Any other answer is returned with its body already read.
 */
export function createHttpFetch(options: HttpFetchOptions): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new TypeError(`${request.method} is never sent from here.`);
    const clock = options.clock ?? systemClock;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await attemptOnce(request, clock, options);
      if ('response' in outcome) return outcome.response;
      if (attempt === retries) throw outcome.error;
      await clock.sleep(outcome.waitMs ?? backOffMs(attempt + 1, { firstMs: firstBackOffMs }));
    }
  };
}

type Outcome = { readonly response: Response } | { readonly error: HeliosError; readonly waitMs?: number | undefined };

async function attemptOnce(request: Request, clock: Clock, options: HttpFetchOptions): Promise<Outcome> {
  const where = addressOf(request.url, options.redact);
  let answer: Answer;
  try {
    answer = await withinTime(clock, (signal) => load(request, signal, options));
  } catch (error) {
    // A HeliosError is final, because a retry can't help: the embedded
    // content has a problem, for example, or the answer is too large.
    if (error instanceof HeliosError) throw error;
    return { error: unreachable(where, error, options.redact) };
  }
  const { status, headers } = answer;
  if (retriedStatuses.has(status)) {
    return { error: outage(where, status), waitMs: retryAfterMs(headers.get('retry-after'), clock.now()) };
  }
  if (status === 401 || status === 403) throw refused(where, status);
  const problem = status === 200 ? options.findProblem?.(answer.body, request) : undefined;
  if (problem !== undefined) return { error: unusable(where, problem, options.redact) };
  return { response: responseOf(answer) };
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
 * Runs `work` with a time limit. At the limit the abort signal cancels the request, and `Promise.race` ends the wait
 * even if the request ignores the signal.
 */
async function withinTime<T>(clock: Clock, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const transport = new AbortController();
  const done = new AbortController();
  const limit = clock.alarm(timeoutMs, done.signal).then(() => {
    throw new TimedOut(`No answer within ${timeoutMs / 1000} seconds.`);
  });
  try {
    return await Promise.race([work(transport.signal), limit]);
  } finally {
    transport.abort();
    done.abort();
  }
}

async function load(request: Request, signal: AbortSignal, options: HttpFetchOptions): Promise<Answer> {
  const response = await options.fetch(request.url, { method: request.method, headers: request.headers, signal });
  const { status, statusText, headers } = response;
  return {
    status,
    statusText,
    headers,
    body: await readBody(response, addressOf(request.url, options.redact), options.maxBytes ?? defaultMaxBytes),
  };
}

async function readBody(response: Response, where: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // If the loop ends early, it must not wait until the stream is cancelled: the abort signal of the request ends the
  // stream.
  for await (const chunk of response.body.values({ preventCancel: true })) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(where, maxBytes);
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

/**
 * Returns the origin and path of a URL, for messages. The query is
 * left out: it holds the token and nothing that helps a reader.
 */
export function addressOf(url: string, redact: Redact): string {
  const { origin, pathname } = new URL(url);
  return redact(origin + pathname);
}

const tryAgain =
  'Run the same command again in a while. The content of an earlier fetch, if there is one, is unchanged.';

function unreachable(where: string, error: unknown, redact: Redact): HeliosError {
  const cause = redactError(error, redact);
  // The message of Node's error is only "fetch failed". The reason is in the error's cause.
  const reason = cause.cause instanceof Error ? cause.cause.message || cause.cause.name : cause.message;
  const message = `${new URL(where).host} did not answer ${retries + 1} requests. The reason of the last one: ${reason.replace(/\.?$/, '.')}`;
  return new HeliosError('repository-unreachable', { message, where, hint: tryAgain, cause });
}

function outage(where: string, status: number): HeliosError {
  const message = `${new URL(where).host} answered ${retries + 1} requests with the status ${status}.`;
  return new HeliosError('repository-unreachable', { message, where, hint: tryAgain });
}

function unusable(where: string, problem: string, redact: Redact): HeliosError {
  const message = `${new URL(where).host} answered ${retries + 1} requests in a way that Helios can't use: ${redact(problem)}`;
  return new HeliosError('repository-answer', {
    message,
    where,
    hint: 'Run the command again. If the error stays, check the address and the proxies between this machine and the repository.',
  });
}

function tooLarge(where: string, maxBytes: number): HeliosError {
  const message = `${new URL(where).host} sent an answer that is larger than ${maxBytes / 1024 / 1024} MiB.`;
  return new HeliosError('repository-answer', {
    message,
    where,
    hint: 'Replace the file in the CMS by a smaller one.',
  });
}

function refused(where: string, status: number): HeliosError {
  return new HeliosError('repository-refused', {
    message: `${new URL(where).host} refused the request (status ${status}).`,
    where,
    hint: 'Set HELIOS_PRISMIC_TOKEN to a permanent access token of the repository that HELIOS_PRISMIC_REPOSITORY names.',
  });
}
