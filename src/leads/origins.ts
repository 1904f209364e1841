import type { LeadSite } from '../rules/leads/lead-site.ts';
import { Refusal } from './refusal.ts';

/**
 * Origins the site's pages have: the one it is published under, and the host this request was sent to. A proxy that ends TLS
 * in front of us hides which scheme that was.
 */
export function siteOrigins(request: Request, site: Pick<LeadSite, 'origin'>): string[] {
  const { host } = new URL(request.url);
  return [site.origin, `https://${host}`, `http://${host}`];
}

/**
 * Lets in what a page of the site sends. Every browser says where a POST comes from: by `Origin`, or where that is
 * withheld (`null`) by `Sec-Fetch-Site`. What says neither is no browser. Throws Refusal.
 */
export function assertOwnOrigin(request: Request, origins: readonly string[]): void {
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null || origin === 'null'
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : origins.includes(origin);
  if (!isOwn) throw new Refusal('ORIGIN');
}
