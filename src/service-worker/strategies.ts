import { registerQuotaErrorCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { WorkerSite } from '../rules/worker-site.ts';
import type { CacheNames } from './cache-names.ts';
import { deleteCaches } from './forget.ts';
import { mayCache } from './may-keep.ts';
import { type Kind, keyOf, localeOf } from './requests.ts';
import type { Shell } from './shell.ts';

/** Entries; those unused the longest go first. A page has some 100 KB in memory, a script or picture 5 to 200. */
const limits: Readonly<Record<Kind, number>> = { page: 60, 'page-data': 100, asset: 300 };

/**
 * How each kind is answered. Pages and their data come from the network whenever it answers, however long it takes: an old
 * page is never shown in the place of a new one.
 */
export function createStrategies(site: WorkerSite, names: CacheNames, shell: Shell): Readonly<Record<Kind, Strategy>> {
  // The disk is full: what is kept beyond the offline page goes, and visits begin to fill it anew.
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

/** The offline page's own files are kept once, with it. */
function fromShell(shell: Shell) {
  return async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse ?? shell.find(request.url);
}

/** A cache that can't be read must not keep anybody from what the network has. */
async function bypassCache({ error, request }: { error: Error; request: Request }): Promise<Response | undefined> {
  const isNetworkDown = error.name === 'no-response';
  return isNetworkDown ? undefined : fetch(request);
}
