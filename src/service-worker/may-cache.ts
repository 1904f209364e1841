import type { Kind } from './requests.ts';

/** The parts of a response that decide whether it may be cached. */
export type ResponseHead = Pick<Response, 'status' | 'redirected'> & { readonly headers: Pick<Headers, 'get'> };

/**
 * True if a response may be cached, which requires all of the following:
 * - Its status is 200: the response is complete, and from the site itself (an opaque response has status 0).
 * - It is not redirected, because a browser rejects a redirected response to a navigation (Fetch, section 4.3).
 * - By its headers `cache-control` and `vary` it is the same for all visitors.
 * - It is of the requested kind, because some hosts answer a request for a deleted script with an HTML page and status
 *   200.
 */
export function mayCache({ status, redirected, headers }: ResponseHead, kind: Kind): boolean {
  if (status !== 200 || redirected) return false;
  // A service worker can't read `Set-Cookie`, so a host that sets a cookie must forbid caching in `cache-control`.
  if (/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')) return false;
  if (/(?:^|[\s,])(?:cookie|authorization|\*)(?:[\s,]|$)/i.test(headers.get('vary') ?? '')) return false;
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return isHtml === (kind === 'page');
}
