import type { WorkerSite } from '../rules/worker-site.ts';
import { mayCache } from './may-keep.ts';
import { keyOf } from './requests.ts';

/** What can be shown of the site without a network, wherever one is. */
export interface Shell {
  /** Brings the offline page of a locale and what it needs, as far as they are not there yet. */
  cacheOfflinePage(urlCode: string): Promise<void>;
  /** The offline page of a locale. */
  offlinePage(urlCode: string): Promise<Response | undefined>;
  find(key: string): Promise<Response | undefined>;
}

/** It has a cache of its own, so that no limit on what is visited ever takes it. */
export function createShell(site: WorkerSite, cacheName: string): Shell {
  const find = (key: string) => caches.match(key, { cacheName, ignoreVary: true });
  const cacheFile = async (pathname: string, kind: 'page' | 'asset') => {
    const key = keyOf(new URL(pathname, location.origin).href);
    if (await find(key)) return;
    const response = await fetch(pathname);
    if (!mayCache(response, kind)) throw new Error(`${pathname} can't be kept: status ${response.status}.`);
    const cache = await caches.open(cacheName);
    await cache.put(key, response);
  };
  return {
    async cacheOfflinePage(urlCode) {
      const page = site.offline[urlCode];
      if (page === undefined) return;
      await Promise.all([cacheFile(page, 'page'), ...site.shell.map((pathname) => cacheFile(pathname, 'asset'))]);
    },
    async offlinePage(urlCode) {
      const page = site.offline[urlCode];
      return page === undefined ? undefined : find(keyOf(new URL(page, location.origin).href));
    },
    find,
  };
}
