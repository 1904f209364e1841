import { CacheExpiration } from 'workbox-expiration';
import { type CacheNames, isOwnCache } from './cache-names.ts';

/** Deletes caches, and the dates on which their entries were last used. */
export async function deleteCaches(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await caches.delete(name);
    // The constructor of `CacheExpiration` requires a limit, which has no effect on `delete`.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/** Deletes the caches that other builds of the site have left behind. */
export async function deleteOtherCaches(own: CacheNames): Promise<void> {
  const names = await caches.keys();
  await deleteCaches(...names.filter((name) => isOwnCache(name) && !Object.values(own).includes(name)));
}
