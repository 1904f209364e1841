import type { Transition } from '../shared/navigation/navigating.ts';
import { isPlainClick } from '../shared/plain-click.ts';

/** A device is slow if its view transition needs longer than this to begin. */
const maxStartMs = 50;

/**
 * Fades from page to page by view transitions, unless the browser lacks them or the visitor prefers reduced motion.
 * After one slow transition, all later pages are shown without a transition.
 */
export function createTransition(document: Document): Transition {
  let isFast = true;
  const risen = new CSSStyleSheet();
  risen.replaceSync(':root{--rising:1ms}');
  return async (update) => {
    // The sun of the sundial (`src/templates/scenes`) rises only on the page with which the visit began. On later pages
    // this style sheet ends its movement at once.
    if (!document.adoptedStyleSheets.includes(risen)) document.adoptedStyleSheets.push(risen);
    const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !isFast || !document.startViewTransition) return update();
    const start = performance.now();
    const transition = document.startViewTransition(update);
    const { ready, updateCallbackDone } = transition;
    forwardClicks(document, transition);
    const onReady = () => {
      isFast = performance.now() - start <= maxStartMs;
    };
    // `ready` rejects if the browser skips the transition; the page changes nevertheless.
    ready.then(onReady, () => {});
    await updateCallbackDone;
  };
}

/**
 * Forwards clicks during a view transition, since they only hit the root element: skips the transition and clicks the
 * link or button below the pointer.
 */
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
