/** The time after which something starts although the browser is still busy. */
const limitMs = 2000;

/** The time that a browser without idle callbacks (Safari) gets to finish what it does. */
const pauseMs = 200;

/** Waits until the browser is idle, so that what follows delays nothing that the visitor does. */
export function untilIdle(): Promise<unknown> {
  if (!('requestIdleCallback' in globalThis)) return new Promise((resolve) => setTimeout(resolve, pauseMs));
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: limitMs }));
}
