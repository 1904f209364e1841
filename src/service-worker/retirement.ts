import { expirationDatabase, isOwnCache } from './cache-names.ts';

// `sw.js` of a site that wants no worker any more: it replaces the one that is there, takes all that was kept away, and
// goes. The pages that are open go on with the network alone.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

// A page of an earlier build may register the script again, which undoes that it is gone. It then says so.
self.addEventListener('message', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
    indexedDB.deleteDatabase(expirationDatabase);
  } finally {
    await self.registration.unregister();
  }
}
