import type { WorkerSite } from '../rules/worker-site.ts';
import { mayCache } from './may-cache.ts';
import { keyOf } from './requests.ts';

/** The shell is the part of the site that every visitor has without a network: the offline pages with their files. */
export interface Shell {
  /** Fetches and caches the offline page of a locale and the page's files, unless they are cached already. */
  cacheOfflinePage(urlCode: string): Promise<void>;
  /** The cached offline page of a locale. */
  offlinePage(urlCode: string): Promise<Response | undefined>;
  /** The response that is cached under a key made by `keyOf`. */
  find(key: string): Promise<Response | undefined>;
}

/** Creates a shell with a cache of its own, so that the limits on visited pages never remove the shell's files. */
export function createShell(site: WorkerSite, cacheName: string): Shell {
  const find = (key: string) => caches.match(key, { cacheName, ignoreVary: true });
  const cacheFile = async (pathname: string, kind: 'page' | 'asset') => {
    const key = keyOf(new URL(pathname, location.origin).href);
    if (await find(key)) return;
    const response = await fetch(pathname);
    if (!mayCache(response, kind)) throw new Error(`${pathname} can't be cached: status ${response.status}.`);
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
