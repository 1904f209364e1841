/** A host's answer to a request. `status` is 0 if no answer came; `value` is undefined if the body is not JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly value: unknown;
}

/** The longest time that an answer may take, all retries included (docs/contract.md, section 9.5). */
export const timeoutMs = 10_000;

/** The pause before each of the three retries (docs/contract.md, section 4.9). */
const retryDelaysMs = [0, 100, 400];

/**
 * Fetches JSON. Retries if no complete answer comes, or if the status is none of 2xx, 404 and 500. Does not retry for a
 * body that is not JSON, since some hosts send their own pages with status 200. Never rejects.
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
    // No complete answer came: there is no connection, the time is over, or the connection broke.
    return { status: 0, value: undefined };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The body is not JSON. Callers check the value, so they reject undefined.
    return undefined;
  }
}
