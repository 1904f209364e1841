import { CacheExpiration } from 'workbox-expiration';
import { type CacheNames, isOwnCache } from './cache-names.ts';

/** Deletes caches, and what is remembered of their entries. */
export async function deleteCaches(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await caches.delete(name);
    // Its limit is of no account here, but it wants one.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/** Deletes what other builds have kept. */
export async function deleteOtherCaches(own: CacheNames): Promise<void> {
  const names = await caches.keys();
  await deleteCaches(...names.filter((name) => isOwnCache(name) && !Object.values(own).includes(name)));
}
