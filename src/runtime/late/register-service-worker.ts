import type { WorkerMessage } from '../../rules/worker-message.ts';

/** The states that are reported to the page (docs/contract.md, section 4.11). */
export type WorkerState = 'installing' | 'installed' | 'redundant' | 'activated';

/** Event on the document for each state of a new service worker; `detail` is `{ state: WorkerState }`. */
export const workerStateEvent = 'helios:service-worker';

export interface RegistrationInput {
  /** Address of `sw.js` from the page's Trusted Types policy: a `TrustedScriptURL` in browsers that have the type. */
  readonly scriptUrl: string;
  /** Runs when a service worker of a new build is installed: from then on the browser should load each page. */
  readonly onUpdate: () => void;
}

/**
 * Registers the service worker and reports to it the requests made before it took control. Never throws: errors are only
 * logged (docs/contract.md, section 8.6).
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
    // `controller` is read now, since an installed worker takes control at once.
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
    // Every worker becomes redundant in the end. Only a worker that was never activated has failed.
    if (state === 'redundant' && !wasActivated) console.error('Service worker: the installation failed.');
    document.dispatchEvent(new CustomEvent<{ state: WorkerState }>(workerStateEvent, { detail: { state } }));
  };
  report();
  worker.addEventListener('statechange', report);
}

/** Reports the requests that were started before the worker took control: they bypass it, even if they finish afterwards. */
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
