import type { Navigating } from '../shared/navigation/navigating.ts';

/** Error messages of browsers and bundlers for a chunk that can't be loaded. */
const chunkError = /loading chunk \d+ failed|dynamically imported module|importing a module script failed/i;

/**
 * If a chunk can't be loaded, since a new version has been published, sends the visitor back to the previous pathname
 * (docs/contract.md, section 4.9). Does so once for each version, to avoid a loop.
 */
export function attachFailedChunk(build: string, { previous, stop }: Navigating): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!chunkError.test(String(reason)) || !isFirst(build)) return;
    // The browser has to load the previous page: the scripts here are of an old version.
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
    // Without session storage nothing would prevent a loop.
    return false;
  }
}
