import type { WorkerMessage } from '../../rules/worker-message.ts';

/** The states of a service worker that are reported to the page (docs/contract.md, section 4.11). */
export type WorkerState = 'installing' | 'installed' | 'redundant' | 'activated';

/**
 * The name of the event that is dispatched on the document for each state of a new service worker; `detail` is `{
 * state: WorkerState }`.
 */
export const workerStateEvent = 'helios:service-worker';

export interface RegistrationInput {
  /** Address of `sw.js` from the page's Trusted Types policy: a `TrustedScriptURL` in browsers that have the type. */
  readonly scriptUrl: string;
  /** Called when a service worker of a new build is installed: from then on the browser should load each page. */
  readonly onUpdate: () => void;
}

/**
 * Registers the service worker and reports to it the requests that the page made before the worker took control. Never
 * throws: errors are only logged (docs/contract.md, section 8.6).
 */
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

/** Watches each new service worker, also one whose installation began before this call. */
function watchInstallations(registration: ServiceWorkerRegistration, onUpdate: () => void): void {
  let watched: ServiceWorker | null = null;
  const watch = () => {
    const { installing } = registration;
    if (!installing || installing === watched) return;
    watched = installing;
    // `controller` is read before the installation ends, since an installed worker takes control at once. Without a
    // controller, the new worker is the first one and no update.
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
    // Every worker becomes redundant in the end. The installation has failed only if the worker was never activated.
    if (state === 'redundant' && !wasActivated) console.error('Service worker: the installation failed.');
    document.dispatchEvent(new CustomEvent<{ state: WorkerState }>(workerStateEvent, { detail: { state } }));
  };
  report();
  worker.addEventListener('statechange', report);
}

/**
 * Reports to the worker the requests that were started before it took control: these requests bypass the worker, even
 * if they finish afterwards.
 */
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
