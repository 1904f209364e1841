import { expirationDatabase, isOwnCache } from './cache-names.ts';

// This script is `sw.js` while the service worker is switched off. It replaces an installed service worker, deletes all
// its caches and then unregisters itself. Open pages continue with the network alone.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

// A page of an earlier build may register this script again. Such a page also sends a message, at which the script
// unregisters itself again.
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
