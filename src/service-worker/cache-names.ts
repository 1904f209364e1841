import type { Kind } from './requests.ts';

export type CacheNames = Readonly<Record<Kind | 'shell', string>>;

/** The prefix separates the caches of this site from those of other programs on the same origin. */
const prefix = 'helios-';

/**
 * The names of a build's caches. Pages, page data and the shell have a cache for each build; all builds share one cache
 * for files with a hash in their name.
 */
export function cacheNames(build: string): CacheNames {
  return {
    shell: `${prefix}shell-${build}`,
    page: `${prefix}pages-${build}`,
    'page-data': `${prefix}page-data-${build}`,
    asset: `${prefix}assets`,
  };
}

/** True if a service worker of this site created the cache of this name. */
export function isOwnCache(cacheName: string): boolean {
  return cacheName.startsWith(prefix);
}

/** The database in which workbox-expiration stores when each entry was last used. */
export const expirationDatabase = 'workbox-expiration';
