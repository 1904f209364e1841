import type { WorkerMessage } from '../../rules/worker-message.ts';

/** SPEC section 4. */
export type WorkerState = 'installing' | 'installed' | 'redundant' | 'activated';

/** On the document, as the states of a new worker come: `detail` is `{ state: WorkerState }`. */
export const workerStateEvent = 'helios:service-worker';

export interface RegistrationInput {
  /** Where `sw.js` stands, as the page's policy gives it out: a `TrustedScriptURL` where the browser has them. */
  readonly scriptUrl: string;
  /** A new build is installed beside the one this page is of: from here on pages should be loaded whole. */
  readonly onUpdate: () => void;
}

/** Registers the service worker and tells it what came before it. Never throws: errors are only logged (SPEC section 8). */
export async function registerServiceWorker({ scriptUrl, onUpdate }: RegistrationInput): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  try {
    const registration = await serviceWorker.register(scriptUrl);
    watchInstallations(registration, onUpdate);
    await serviceWorker.ready;
    reportUrls(registration, [location.href]);
    if (isFirst) reportMissedRequests(registration);
  } catch (error) {
    console.error('Service worker:', error);
  }
}

/** One may have begun before anybody could listen. */
function watchInstallations(registration: ServiceWorkerRegistration, onUpdate: () => void): void {
  let watched: ServiceWorker | null = null;
  const watch = () => {
    const { installing } = registration;
    if (!installing || installing === watched) return;
    watched = installing;
    // Asked now and not when it is installed: it takes its place at once.
    watchWorker(installing, navigator.serviceWorker.controller ? onUpdate : () => {});
  };
  watch();
  registration.addEventListener('updatefound', watch);
}

function watchWorker(worker: ServiceWorker, onInstalled: () => void): void {
  let wasActivated = false;
  const report = () => {
    const { state } = worker;
    if (state === 'activating') wasActivated = true;
    if (state === 'parsed' || state === 'activating') return;
    if (state === 'installed') onInstalled();
    // Each worker ends so, when the next one is there or it has done away with itself.
    if (state === 'redundant' && !wasActivated) console.error('Service worker: it could not be installed.');
    document.dispatchEvent(new CustomEvent<{ state: WorkerState }>(workerStateEvent, { detail: { state } }));
  };
  report();
  worker.addEventListener('statechange', report);
}

/** What is asked for before there is a worker comes past it, though it arrive later. */
function reportMissedRequests(registration: ServiceWorkerRegistration): void {
  const reportMissed = (entries: readonly PerformanceEntry[]) => {
    const missed = entries.filter((entry) => (entry as PerformanceResourceTiming).workerStart === 0);
    if (missed.length > 0)
      reportUrls(
        registration,
        missed.map(({ name }) => name),
      );
  };
  new PerformanceObserver((list) => reportMissed(list.getEntries())).observe({ type: 'resource', buffered: true });
}

function reportUrls({ active }: ServiceWorkerRegistration, urls: readonly string[]): void {
  active?.postMessage({ type: 'keep', urls } satisfies WorkerMessage);
}
