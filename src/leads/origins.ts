import type { LeadSite } from '../site/lead-site.ts';
import { loopbackHosts } from '../site/service-url.ts';
import { Rejection } from './rejection.ts';

interface OriginSources {
  readonly request: Request;
  /** The sender's IP address, as the host reports it. */
  readonly address: string;
  readonly site: Pick<LeadSite, 'origin'>;
  /** Further origins that the deployment names. */
  readonly named: readonly string[];
}

/**
 * The origins of the site's pages: the published one, those that the deployment names, and for a visitor on this machine its
 * loopback names. The header `Host` alone makes no origin the site's own: the sender of a request chooses it.
 */
export function siteOrigins({ request, address, site, named }: OriginSources): string[] {
  const { host, hostname } = new URL(request.url);
  const isLocal = loopbackHosts.has(hostname) && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);
  // A proxy that ends TLS hides the scheme of the visitor's request.
  return [site.origin, ...named, ...(isLocal ? [`http://${host}`, `https://${host}`] : [])];
}

/**
 * Throws Rejection unless a page of the site sent the request. Every browser names the origin of a POST in `Origin` or, if
 * `Origin` is `null`, says `same-origin` in `Sec-Fetch-Site`. A sender without both headers is not a browser.
 */
export function assertOwnOrigin(request: Request, origins: readonly string[]): void {
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null || origin === 'null'
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : origins.includes(origin);
  if (!isOwn) throw new Rejection('ORIGIN', { origin: validOrigin(origin) });
}

/** The origin for the log; undefined if the header is not an origin, since a sender may write anything. */
function validOrigin(text: string | null): string | undefined {
  const origin = text !== null && URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' || origin.length > 200 ? undefined : origin;
}
