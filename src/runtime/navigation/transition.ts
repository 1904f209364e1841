/** Changes what is on the page, in the browser's own time. Resolves when it has changed. */
export type Transition = (update: () => void) => Promise<void>;

/** A page that is at hand should be seen within this. Milliseconds. */
const budget = 50;

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
    const { ready, updateCallbackDone } = document.startViewTransition(update);
    const onReady = () => {
      isFast = performance.now() - start <= budget;
    };
    // A transition is skipped when the next one begins: the page is there all the same.
    ready.then(onReady, () => {});
    await updateCallbackDone;
  };
}
