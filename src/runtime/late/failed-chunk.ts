import type { Navigating } from '../shared/navigation/navigating.ts';

/** What browsers and bundlers say of a chunk that could not be had. */
const chunkError = /loading chunk \d+ failed|dynamically imported module|importing a module script failed/i;

/**
 * A chunk that is gone, after a new version came out, leaves the page it belongs to half dead: the visitor is taken to the
 * pathname before it (SPEC section 4), once for each version, so that it can't go round in circles.
 */
export function attachFailedChunk(build: string, { previous, stop }: Navigating): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!chunkError.test(String(reason)) || !isFirst(build)) return;
    // The way back is loaded whole: what is here is of a version that is gone.
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
    // Nothing can be remembered, so nothing may be tried.
    return false;
  }
}
