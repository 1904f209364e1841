import type { LeadSite } from '../site/lead-site.ts';
import { loopbackHosts } from '../site/service-url.ts';
import { Rejection } from './rejection.ts';

interface OriginSources {
  readonly request: Request;
  /** Whose request it is, as the host knows. */
  readonly address: string;
  readonly site: Pick<LeadSite, 'origin'>;
  /** Further ones that the deployment names. */
  readonly named: readonly string[];
}

/**
 * Origins the site's pages have: the one it is published under, those the deployment names, and this machine's own names for
 * who looks at the site on it. No other host counts: which one a request is sent to is for its sender to say.
 */
export function siteOrigins({ request, address, site, named }: OriginSources): string[] {
  const { host, hostname } = new URL(request.url);
  const isLocal = loopbackHosts.has(hostname) && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);
  // A proxy that ends TLS in front of us hides which scheme it was.
  return [site.origin, ...named, ...(isLocal ? [`http://${host}`, `https://${host}`] : [])];
}

/**
 * Lets in what a page of the site sends. Every browser says where a POST comes from: by `Origin`, or where that is
 * withheld (`null`) by `Sec-Fetch-Site`. What says neither is no browser. Throws Rejection.
 */
export function assertOwnOrigin(request: Request, origins: readonly string[]): void {
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null || origin === 'null'
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : origins.includes(origin);
  if (!isOwn) throw new Rejection('ORIGIN', { origin: validOrigin(origin) });
}

/** An origin for the log, where it is one: whoever sends a request writes what they like. */
function validOrigin(text: string | null): string | undefined {
  const origin = text !== null && URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' || origin.length > 200 ? undefined : origin;
}
