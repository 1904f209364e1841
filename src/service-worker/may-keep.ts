import type { Kind } from './requests.ts';

export type ResponseHead = Pick<Response, 'status' | 'redirected'> & { readonly headers: Pick<Headers, 'get'> };

/**
 * May an answer be given again, to whoever asks? Only a whole one of the site itself (an opaque one has status 0), the same for
 * everybody, and what was asked for: some hosts send a page of theirs, and status 200, for a script they no longer have.
 * A browser refuses a redirected answer to a navigation. Fetch, section 4.3.
 */
export function mayCache({ status, redirected, headers }: ResponseHead, kind: Kind): boolean {
  if (status !== 200 || redirected) return false;
  // A worker never sees Set-Cookie; who sets one says so here.
  if (/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')) return false;
  if (/(?:^|[\s,])(?:cookie|authorization|\*)(?:[\s,]|$)/i.test(headers.get('vary') ?? '')) return false;
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return isHtml === (kind === 'page');
}
