/** The reasons for which an address on another host gives no good answer. */
export const causes = ['dns', 'timeout', 'tls', 'connection', 'redirects', 'status'] as const;
export type Cause = (typeof causes)[number];

/** The answer to a request for an address on another host. */
export type Answer =
  | { readonly state: 'ok'; readonly status: number }
  /**
   * The host rejects clients that are no browsers, or limits the number of requests (429): nobody can say whether the
   * address works.
   */
  | { readonly state: 'skipped'; readonly status: number }
  | { readonly state: 'broken'; readonly cause: 'status'; readonly status: number }
  /** No answer came. `detail` is the system's code: `ENOTFOUND`. */
  | { readonly state: 'broken'; readonly cause: Exclude<Cause, 'status'>; readonly detail: string };

/** Finds the cause of a request that failed, from the error that `fetch` threw. */
export function failureAnswer(error: unknown): Answer {
  const codes = chainOf(error).map((each) => textOf(each, 'code') ?? textOf(each, 'name') ?? '');
  const messages = chainOf(error).map((each) => textOf(each, 'message') ?? '');
  if (messages.some((message) => message.includes('redirect count exceeded'))) {
    return { state: 'broken', cause: 'redirects', detail: 'more than 20 redirects' };
  }
  for (const [cause, pattern] of patterns) {
    const detail = codes.find((code) => pattern.test(code));
    if (detail !== undefined) return { state: 'broken', cause, detail };
  }
  const detail = codes.find((code) => /^[A-Z][A-Z\d_]+$/.test(code)) ?? messages.at(-1) ?? 'unknown';
  return { state: 'broken', cause: 'connection', detail };
}

/** Codes of Node, OpenSSL and undici, in the order in which they are tried. */
const patterns: readonly (readonly [Exclude<Cause, 'status'>, RegExp])[] = [
  ['dns', /^(?:ENOTFOUND|EAI_)/],
  ['timeout', /^(?:TimeoutError|ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/],
  ['tls', /^(?:CERT_|ERR_TLS|ERR_SSL|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/],
];

/** An error with its causes, and the single errors of an AggregateError, such as one for each IP address. */
function chainOf(error: unknown, depth = 0): unknown[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const inner: unknown[] = [
    ...('cause' in error ? [error.cause] : []),
    ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
  ];
  return [error, ...inner.flatMap((each) => chainOf(each, depth + 1))];
}

function textOf(value: unknown, key: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' ? text : undefined;
}
