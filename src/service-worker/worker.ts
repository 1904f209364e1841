import { parseMessage } from '../rules/worker-message.ts';
import type { WorkerSite } from '../rules/worker-site.ts';
import { cacheNames } from './cache-names.ts';
import { deleteCaches, deleteOtherCaches } from './delete-entries.ts';
import { keyOf, kindOf, kindOfAddress, localeOf } from './requests.ts';
import { createShell } from './shell.ts';
import { createStrategies } from './strategies.ts';

// The service worker shows visited pages without a network. docs/service-worker.md describes its rules.
declare const self: ServiceWorkerGlobalScope & { readonly helios: WorkerSite };

const site = self.helios;
const scope = { origin: self.location.origin, pathPrefix: site.pathPrefix };
const names = cacheNames(site.build);
const shell = createShell(site, names.shell);
const strategies = createStrategies(site, names, shell);

self.addEventListener('install', (event) => {
  // The new worker takes over at once and does not wait until pages of the old build are closed: it answers requests
  // for pages only from caches of its own build.
  void self.skipWaiting();
  event.waitUntil(precache(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(logErrors(takeOver()));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope);
  if (kind === undefined) return;
  const [response, done] = strategies[kind].handleAll(event);
  event.respondWith(response);
  const after = kind === 'page' ? done.then(() => shell.cacheOfflinePage(localeOf(event.request.url, site))) : done;
  event.waitUntil(logErrors(after));
});

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  if (message?.type === 'clear') event.waitUntil(logErrors(deleteCaches(names.page, names['page-data'])));
  if (message?.type === 'keep')
    event.waitUntil(Promise.all(message.urls.map((url) => logErrors(cacheMissing(url, event)))));
});

/** Caches the offline pages and the open pages. Never fails: what could not be cached is cached on later visits. */
async function precache(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url).filter((url) => kindOfAddress(new URL(url), scope) === 'page');
  const locales = new Set([site.defaultLocale, ...urls.map((url) => localeOf(url, site))]);
  // The offline pages share files, so they are fetched one after the other.
  for (const urlCode of locales) await logErrors(shell.cacheOfflinePage(urlCode));
  await Promise.all(urls.map((url) => logErrors(cacheMissing(url, event))));
}

async function takeOver(): Promise<void> {
  await Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), deleteOtherCaches(names)]);
}

/** Fetches and caches the response for an address, unless it is cached already. */
async function cacheMissing(url: string, event: ExtendableEvent): Promise<void> {
  const kind = kindOfAddress(new URL(url), scope);
  if (kind === undefined || (await caches.match(keyOf(url), { cacheName: names[kind], ignoreVary: true }))) return;
  const [response, done] = strategies[kind].handleAll({ request: new Request(url), event });
  await Promise.all([response, done]);
}

/**
 * Waits for `work`. If `work` fails, only logs the error to the console: the site also works without the service
 * worker.
 */
async function logErrors(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error('Service worker:', error);
  }
}
