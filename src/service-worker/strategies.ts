import { registerQuotaErrorCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { WorkerSite } from '../rules/worker-site.ts';
import type { CacheNames } from './cache-names.ts';
import { deleteCaches } from './delete-entries.ts';
import { mayCache } from './may-cache.ts';
import { type Kind, keyOf, localeOf } from './requests.ts';
import type { Shell } from './shell.ts';

/** The maximum number of entries by kind. The least recently used one is removed first. A page has about 100 KB, an asset 5 to 200 KB. */
const limits: Readonly<Record<Kind, number>> = { page: 60, 'page-data': 100, asset: 300 };

/**
 * The strategy for each kind. Pages and their data come from the network whenever it answers, however long that takes, so a
 * visitor never sees an old page while a new one is available.
 */
export function createStrategies(site: WorkerSite, names: CacheNames, shell: Shell): Readonly<Record<Kind, Strategy>> {
  // When the disk is full, only the offline pages stay. Later visits fill the other caches again.
  registerQuotaErrorCallback(() => deleteCaches(names.asset, names.page, names['page-data']));
  const shared = (kind: Kind) => ({ cacheName: names[kind], matchOptions: { ignoreVary: true } });
  return {
    page: new NetworkFirst({
      ...shared('page'),
      plugins: [
        ...pluginsFor('page'),
        { handlerDidError: ({ request }) => shell.offlinePage(localeOf(request.url, site)) },
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

/** Answers with a file of the offline pages from the shell's cache, so that no second cache stores it too. */
function fromShell(shell: Shell) {
  return async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse ?? shell.find(request.url);
}

/** Fetches from the network if a cache can't be read. */
async function bypassCache({ error, request }: { error: Error; request: Request }): Promise<Response | undefined> {
  const isNetworkDown = error.name === 'no-response';
  return isNetworkDown ? undefined : fetch(request);
}
