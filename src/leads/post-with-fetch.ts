import type { PostJson } from './hubspot.ts';

/**
 * The longest wait for HubSpot's answer, which usually comes within
 * a second or two: the default of docs/contract.md, section 9.
 */
export const sendTimeoutMs = 10_000;

/**
 * Posts with `fetch`, which every platform has. A failed `fetch` does not reveal whether the request was sent, so the
 * lead of a failed request must not be sent again automatically.
 */
export const postWithFetch: PostJson = async ({ url, body, headers }) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    const text = await response.text().catch(() => '');
    return { type: 'answer', status: response.status, retryAfter: response.headers.get('retry-after'), body: text };
  } catch (error) {
    return { type: 'answer-lost', reason: error instanceof Error ? error.name : 'unknown' };
  }
};
