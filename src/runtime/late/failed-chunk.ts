import type { Navigating } from '../shared/navigation/navigating.ts';

/** Matches the error messages of browsers and bundlers for a chunk of code that can't be loaded. */
const chunkError = /loading chunk \d+ failed|dynamically imported module|importing a module script failed/i;

/**
 * Sends the visitor back to the previous pathname if a chunk of code can't be loaded, since a new version of the site
 * has been published (docs/contract.md, section 4.9). Does so once for each version, to avoid a loop.
 */
export function attachFailedChunk(build: string, { previous, stop }: Navigating): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!chunkError.test(String(reason)) || !isFirst(build)) return;
    // From now on the browser has to load each page: the scripts of this page are of an old version.
    stop();
    location.assign(previous());
  });
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
