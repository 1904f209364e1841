import { stripTrailingSlash } from '../rules/pathname.ts';
import type { WorkerSite } from '../rules/worker-site.ts';

/** What the worker answers for; everything else goes to the network as if there were no worker. */
export type Kind = 'page' | 'page-data' | 'asset';

/** Of a request what decides. */
export type RequestHead = Pick<Request, 'url' | 'method' | 'mode'> & { readonly headers: Pick<Headers, 'has'> };

export interface WorkerScope {
  /** The worker's own. */
  readonly origin: string;
  readonly pathPrefix: string;
}

/** Undefined for what is not the worker's: other methods and origins, parts of a file, forms, `app-data.json`. */
export function kindOf(request: RequestHead, scope: WorkerScope): Kind | undefined {
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const kind = kindOfAddress(new URL(request.url), scope);
  // A script is no page, and a film that is opened by itself is none either.
  return (kind === 'page') === (request.mode === 'navigate') ? kind : undefined;
}

export function kindOfAddress({ origin, pathname }: URL, scope: WorkerScope): Kind | undefined {
  const { pathPrefix } = scope;
  const data = `${pathPrefix}/page-data/`;
  if (origin !== scope.origin || pathname.startsWith('/api/')) return undefined;
  // Their names hold a hash of their bytes.
  if (pathname.startsWith(`${pathPrefix}/static/`) || pathname.startsWith(`${data}sq/d/`)) return 'asset';
  // `app-data.json` is of no kind: what tells a new build from an old one is never kept.
  if (pathname.startsWith(data)) return pathname.endsWith('/page-data.json') ? 'page-data' : undefined;
  const isWithin = pathname === '/' || pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
  return isWithin ? 'page' : undefined;
}

/** The address something is kept under: a query may hold personal data, and both spellings of a page are one page. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + stripTrailingSlash(pathname);
}

/** The locale an address is in, the default one if it is in none that has an offline page. */
export function localeOf(url: string, site: Pick<WorkerSite, 'pathPrefix' | 'offline' | 'defaultLocale'>): string {
  const [, urlCode = ''] = new URL(url).pathname.slice(site.pathPrefix.length).split('/');
  return Object.hasOwn(site.offline, urlCode) ? urlCode : site.defaultLocale;
}
