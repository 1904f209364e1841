import { routeUpdate } from '../shared/navigation/events.ts';

/** The pause between a change of page and its page view (docs/contract.md, section 9.7). */
const delayMs = 50;
/** The wait that replaces two frames in a document that draws no frames, such as one in a hidden tab. */
const framesMs = 32;

/** Ways to wait. Each returns a function that cancels the wait. */
export interface Waits {
  frame(act: () => void): () => void;
  timer(act: () => void, ms: number): () => void;
  /** False in a document that draws no frames. */
  drawsFrames(): boolean;
}

/**
 * Calls `view` once for the page that is shown, and after each change of page: two frames and 50 ms later, when title
 * and address are those of the new page. A page that the visitor leaves before that was not viewed.
 */
export function attachPageCalls(root: EventTarget, view: () => void, waits: Waits = browserWaits): void {
  let cancel = () => {};
  const viewSoon = () => {
    cancel();
    cancel = afterFrames(waits, () => {
      cancel = waits.timer(view, delayMs);
    });
  };
  root.addEventListener(routeUpdate, viewSoon);
  // A page that the browser shows again from its back/forward cache is viewed again, although it is not loaded again.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && viewSoon());
  view();
}

function afterFrames({ frame, timer, drawsFrames }: Waits, act: () => void): () => void {
  if (!drawsFrames()) return timer(act, framesMs);
  let cancel = frame(() => {
    cancel = frame(act);
  });
  return () => cancel();
}

const browserWaits: Waits = {
  frame(act) {
    const handle = requestAnimationFrame(act);
    return () => cancelAnimationFrame(handle);
  },
  timer(act, ms) {
    const handle = setTimeout(act, ms);
    return () => clearTimeout(handle);
  },
  drawsFrames: () => 'requestAnimationFrame' in globalThis && document.visibilityState === 'visible',
};
