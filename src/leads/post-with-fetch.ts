import type { PostJson } from './hubspot.ts';

/** HubSpot answers within a second or two. Milliseconds; SPEC section 9, HTTP client defaults. */
export const sendTimeoutMs = 10_000;

/**
 * The one way to post that every platform has. It does not tell a host that never heard of a request from one whose answer
 * was lost, so nothing it fails in may be sent again by itself.
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
