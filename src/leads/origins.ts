import type { LeadSite } from '../site/lead-site.ts';
import { loopbackHosts } from '../site/service-url.ts';
import { Rejection } from './rejection.ts';

interface OriginSources {
  readonly request: Request;
  /** The sender's IP address, as the host reports it. */
  readonly address: string;
  readonly site: Pick<LeadSite, 'origin'>;
  /** Further origins of the site, from the deployment's settings. */
  readonly named: readonly string[];
}

/**
 * Lists the origins of the site's pages: the published origin, those in the deployment's
 * settings and, for a visitor on this machine, the loopback name in the request. The
 * header `Host` alone is not trusted, because the sender of a request chooses it.
 */
export function siteOrigins({ request, address, site, named }: OriginSources): string[] {
  const { host, hostname } = new URL(request.url);
  const isLocal = loopbackHosts.has(hostname) && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);
  // A proxy that ends TLS hides the scheme of the visitor's request, so both schemes are allowed.
  return [site.origin, ...named, ...(isLocal ? [`http://${host}`, `https://${host}`] : [])];
}

/**
 * Throws Rejection unless a page of the site sent the request. Every browser names the origin of a POST in `Origin` or,
 * if `Origin` is `null`, says `same-origin` in `Sec-Fetch-Site`. A sender that uses neither header is not a browser.
 */
export function assertOwnOrigin(request: Request, origins: readonly string[]): void {
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null || origin === 'null'
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : origins.includes(origin);
  if (!isOwn) throw new Rejection('ORIGIN', { origin: validOrigin(origin) });
}

/**
 * Returns the origin in the header `Origin`, for the log. Returns undefined if the header holds no valid origin,
 * because a sender may write anything.
 */
function validOrigin(text: string | null): string | undefined {
  const origin = text !== null && URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' || origin.length > 200 ? undefined : origin;
}
