/** A host's answer. `status` is 0 without an answer; `value` is undefined if the body is not JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly value: unknown;
}

/** An answer may take this long, all retries included (docs/contract.md, section 9.5). */
export const timeoutMs = 10_000;

/** The pause before each of the three retries (docs/contract.md, section 4.9). */
const retryDelaysMs = [0, 100, 400];

/**
 * Fetches JSON. Retries if there is no whole answer, or a status other than 2xx, 404 and 500. Does not retry for a body that
 * is not JSON, since some hosts send their own pages with status 200. Never rejects.
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
    // There is no connection, the time is over, or the connection broke during the answer.
    return { status: 0, value: undefined };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller checks the value and so rejects undefined.
    return undefined;
  }
}
