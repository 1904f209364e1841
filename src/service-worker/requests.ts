import { stripTrailingSlash } from '../rules/pathname.ts';
import type { WorkerSite } from '../rules/worker-site.ts';

/**
 * The kinds of requests that the service worker answers. All other requests go to the network as if there were no
 * worker.
 */
export type Kind = 'page' | 'page-data' | 'asset';

/** The parts of a request that decide its kind. */
export type RequestHead = Pick<Request, 'url' | 'method' | 'mode'> & { readonly headers: Pick<Headers, 'has'> };

/** The part of an origin in which the service worker answers requests. */
export interface WorkerScope {
  /** The service worker's own origin. */
  readonly origin: string;
  readonly pathPrefix: string;
}

/**
 * The kind of a request. Undefined for requests that the service worker ignores: those of other methods and to other
 * origins, those for ranges and for `app-data.json`, and sent forms.
 */
export function kindOf(request: RequestHead, scope: WorkerScope): Kind | undefined {
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const kind = kindOfAddress(new URL(request.url), scope);
  // Pages are the answer to navigations only. The worker leaves a navigation to a file, such as a video, to the
  // browser.
  return (kind === 'page') === (request.mode === 'navigate') ? kind : undefined;
}

/**
 * The kind of the request that a browser would send for an address. Undefined if the service worker ignores such
 * requests.
 */
export function kindOfAddress({ origin, pathname }: URL, scope: WorkerScope): Kind | undefined {
  const { pathPrefix } = scope;
  const data = `${pathPrefix}/page-data/`;
  if (origin !== scope.origin || pathname.startsWith('/api/')) return undefined;
  // The names of files in `static` and `sq/d` contain a hash of the files' bytes, so a cached copy never goes stale.
  if (pathname.startsWith(`${pathPrefix}/static/`) || pathname.startsWith(`${data}sq/d/`)) return 'asset';
  // `app-data.json` is never cached, because it names the current build.
  if (pathname.startsWith(data)) return pathname.endsWith('/page-data.json') ? 'page-data' : undefined;
  const isWithin = pathname === '/' || pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
  return isWithin ? 'page' : undefined;
}

/** The cache key of an address: without its query, which may hold personal data, and without a slash at the end. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + stripTrailingSlash(pathname);
}

/**
 * The URL code of an address, or that of the default locale if the address has none or if its locale has no offline
 * page.
 */
export function localeOf(url: string, site: Pick<WorkerSite, 'pathPrefix' | 'offline' | 'defaultLocale'>): string {
  const [, urlCode = ''] = new URL(url).pathname.slice(site.pathPrefix.length).split('/');
  return Object.hasOwn(site.offline, urlCode) ? urlCode : site.defaultLocale;
}
