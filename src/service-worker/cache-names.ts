import type { Kind } from './requests.ts';

export type CacheNames = Readonly<Record<Kind | 'shell', string>>;

/** Other programs may have caches on this origin too. */
const prefix = 'helios-';

/** Pages are kept with the build that made them; a hashed name means the same in all of them. */
export function cacheNames(build: string): CacheNames {
  return {
    shell: `${prefix}shell-${build}`,
    page: `${prefix}pages-${build}`,
    'page-data': `${prefix}page-data-${build}`,
    asset: `${prefix}assets`,
  };
}

/** A cache that some worker of this site has made. */
export function isOwnCache(cacheName: string): boolean {
  return cacheName.startsWith(prefix);
}

/** The database in which workbox-expiration keeps what was used when. */
export const expirationDatabase = 'workbox-expiration';
