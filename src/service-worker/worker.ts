import { parseMessage } from '../rules/worker-message.ts';
import type { WorkerSite } from '../rules/worker-site.ts';
import { cacheNames } from './cache-names.ts';
import { deleteCaches, deleteOtherCaches } from './forget.ts';
import { keyOf, kindOf, kindOfAddress, localeOf } from './requests.ts';
import { createShell } from './shell.ts';
import { createStrategies } from './strategies.ts';

// What is here when the network is not. docs/service-worker.md has the rules on one page.
declare const self: ServiceWorkerGlobalScope & { readonly helios: WorkerSite };

const site = self.helios;
const scope = { origin: self.location.origin, pathPrefix: site.pathPrefix };
const names = cacheNames(site.build);
const shell = createShell(site, names.shell);
const strategies = createStrategies(site, names, shell);

self.addEventListener('install', (event) => {
  // Nothing of the old build is answered from a cache of this one: there is no reason to wait for its pages to go.
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

/** The offline pages and the pages that are open now: what is missing here may come later, so it never fails. */
async function precache(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url).filter((url) => kindOfAddress(new URL(url), scope) === 'page');
  const locales = new Set([site.defaultLocale, ...urls.map((url) => localeOf(url, site))]);
  // One after the other: they share files.
  for (const urlCode of locales) await logErrors(shell.cacheOfflinePage(urlCode));
  await Promise.all(urls.map((url) => logErrors(cacheMissing(url, event))));
}

async function takeOver(): Promise<void> {
  await Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), deleteOtherCaches(names)]);
}

/** Brings what belongs here and is not there yet. */
async function cacheMissing(url: string, event: ExtendableEvent): Promise<void> {
  const kind = kindOfAddress(new URL(url), scope);
  if (kind === undefined || (await caches.match(keyOf(url), { cacheName: names[kind], ignoreVary: true }))) return;
  const [response, done] = strategies[kind].handleAll({ request: new Request(url), event });
  await Promise.all([response, done]);
}

/** Without the worker the site works too: its errors are told and nothing more (SPEC section 8). */
async function logErrors(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error('Service worker:', error);
  }
}
