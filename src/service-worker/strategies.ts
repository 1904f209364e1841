import { registerQuotaErrorCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { WorkerSite } from '../rules/worker-site.ts';
import type { CacheNames } from './cache-names.ts';
import { deleteCaches } from './delete-entries.ts';
import { mayCache } from './may-cache.ts';
import { type Kind, keyOf, localeOf } from './requests.ts';
import type { Shell } from './shell.ts';

/**
 * The maximum number of cached entries by kind. The least recently used entry is removed first. A page has about 100
 * KB, an asset 5 to 200 KB.
 */
const limits: Readonly<Record<Kind, number>> = { page: 60, 'page-data': 100, asset: 300 };

/**
 * Creates the caching strategy for each kind of request. Pages and their data come from the network whenever it
 * answers, however long the answer takes, so a visitor never sees an old page while a new one is available.
 */
export function createStrategies(site: WorkerSite, names: CacheNames, shell: Shell): Readonly<Record<Kind, Strategy>> {
  // When the disk is full, all caches but that of the offline pages are deleted. Later visits fill these caches again.
  registerQuotaErrorCallback(() => deleteCaches(names.asset, names.page, names['page-data']));
  const shared = (kind: Kind) => ({ cacheName: names[kind], matchOptions: { ignoreVary: true } });
  return {
    page: new NetworkFirst({
      ...shared('page'),
      plugins: [
        ...pluginsFor('page'),
        {
          handlerDidError: async ({ request }) =>
            (await visitedPage(request, names)) ?? shell.offlinePage(localeOf(request.url, site)),
        },
      ],
    }),
    'page-data': new NetworkFirst({ ...shared('page-data'), plugins: pluginsFor('page-data') }),
    asset: new CacheFirst({
      ...shared('asset'),
      plugins: [...pluginsFor('asset'), { cachedResponseWillBeUsed: fromShell(shell), handlerDidError: bypassCache }],
    }),
  };
}

function pluginsFor(kind: Kind) {
  return [
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url),
      cacheWillUpdate: async ({ response }: { response: Response }) => (mayCache(response, kind) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: limits[kind] }),
  ];
}

/**
 * Finds the cached response for a page. It is needed because without a network Firefox resolves the navigation preload
 * with an error response instead of rejecting it. The caching strategy takes that for the network's answer, and fails
 * without looking into the cache.
 */
function visitedPage({ url }: Request, names: CacheNames): Promise<Response | undefined> {
  return caches.match(keyOf(url), { cacheName: names.page, ignoreVary: true });
}

/**
 * Answers a request for a file of the offline pages from the shell's cache, so that the cache of assets need not store
 * the file too.
 */
function fromShell(shell: Shell) {
  return async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse ?? shell.find(request.url);
}

/** Fetches a response from the network if a cache can't be read. */
async function bypassCache({ error, request }: { error: Error; request: Request }): Promise<Response | undefined> {
  const isNetworkDown = error.name === 'no-response';
  return isNetworkDown ? undefined : fetch(request);
}
