import type { Navigating } from '../shared/navigation/navigating.ts';

/** Matches the error messages of browsers and bundlers for a chunk of code that can't be loaded. */
const chunkError = /loading chunk \d+ failed|dynamically imported module|importing a module script failed/i;

/** The time in which an unhandled rejection is reported after the request has failed. It decides first. */
const rejectionMs = 200;

/**
 * Sends the visitor back to the previous pathname if a chunk of code can't be loaded, since a new version of the site
 * has been published (docs/contract.md, section 4.9). An island or a form that waits for a script of this version would
 * wait in vain, so the page is loaded again. Does one of both, once for each version, to avoid a loop.
 */
export function attachFailedChunk(build: string, { previous, stop }: Navigating): void {
  const reload = () => {
    if (isFirst(build)) location.reload();
  };
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isGoneScript)) setTimeout(reload, rejectionMs);
  }).observe({ type: 'resource', buffered: true });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!chunkError.test(String(reason)) || !isFirst(build)) return;
    // From now on the browser has to load each page: the scripts of this page are of an old version.
    stop();
    location.assign(previous());
  });
}

/** True for a script of the site that the host no longer has. Browsers without `responseStatus` don't say so. */
function isGoneScript(entry: PerformanceEntry): boolean {
  const { name, responseStatus } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(name);
  return responseStatus === 404 && origin === location.origin && pathname.endsWith('.js');
}

function isFirst(build: string): boolean {
  const key = 'helios-failed-chunk';
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    // Without session storage nothing would prevent a loop, so the visitor is never sent back.
    return false;
  }
}
