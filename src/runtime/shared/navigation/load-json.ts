/** What a host said: status 0 if nothing; the value if it was JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly value: unknown;
}

/** Milliseconds an answer may take, with all tries: SPEC section 9, "HTTP client defaults". */
export const timeoutMs = 10_000;

/** Milliseconds before each further try: SPEC section 4 has three. */
const retryDelaysMs = [0, 100, 400];

/**
 * Fetches JSON. What may pass is tried again: no answer, a broken one, any status but 404 and 500. A body that is no JSON
 * is an answer too: hosts send their own pages with status 200.
 */
export async function loadJson(
  url: string,
  request: typeof fetch,
  retries = retryDelaysMs.length,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let tried = 0; ; tried += 1) {
    const answer = await ask(url, request, signal);
    const isFinal = answer.status === 200 || answer.status === 404 || answer.status === 500;
    if (isFinal || tried >= retries || signal.aborted) return answer;
    await new Promise((resolve) => setTimeout(resolve, retryDelaysMs[tried]));
  }
}

async function ask(url: string, request: typeof fetch, signal: AbortSignal): Promise<JsonAnswer> {
  try {
    const response = await request(url, { signal });
    const { ok, status } = response;
    return ok ? { status: 200, value: parse(await response.text()) } : { status, value: undefined };
  } catch {
    // No connection, too late, or broken off in the middle.
    return { status: 0, value: undefined };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller sees that it is not what it asked for.
    return undefined;
  }
}
