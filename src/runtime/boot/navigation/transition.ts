import { isPlainClick } from '../../shared/plain-click.ts';

/** Changes what is on the page, in the browser's own time. Resolves when it has changed. */
export type Transition = (update: () => void) => Promise<void>;

/** A transition that begins later than this after the page is ready counts as slow. */
const maxStartMs = 50;

/**
 * Fades one page into the next by a view transition, where the browser has them and the visitor wants motion. A device
 * that is too slow for one shows it in the first: there, the next pages come without.
 */
export function createTransition(document: Document): Transition {
  let isFast = true;
  return async (update) => {
    const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !isFast || !document.startViewTransition) return update();
    const start = performance.now();
    const transition = document.startViewTransition(update);
    const { ready, updateCallbackDone } = transition;
    forwardClicks(document, transition);
    const onReady = () => {
      isFast = performance.now() - start <= maxStartMs;
    };
    // A transition is skipped when the next one begins: the page is there all the same.
    ready.then(onReady, () => {});
    await updateCallbackDone;
  };
}

/** While pictures of the pages fade, a click hits neither: what lies below gets it. */
function forwardClicks(document: Document, transition: ViewTransition): void {
  const controller = new AbortController();
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (target !== document.documentElement || !isPlainClick(event)) return;
    transition.skipTransition();
    const press = () => document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a,button,summary')?.click();
    transition.finished.then(press, press);
  };
  document.addEventListener('click', onClick, { signal: controller.signal });
  const stop = () => setTimeout(() => controller.abort());
  transition.finished.then(stop, stop);
}
