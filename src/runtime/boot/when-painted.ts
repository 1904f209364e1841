/** The longest wait for the browser's report of a paint. Browsers that resist fingerprinting send no such report. */
const maxWaitMs = 1000;

/**
 * Calls `act` when the page's first text or picture is on the screen. A callback of an animation frame comes earlier: the
 * frame is drawn after it, in other threads. In a hidden page the wait begins when a visitor looks at it.
 */
export function whenPainted(act: () => void): void {
  requestAnimationFrame(() => {
    const painted = new Promise<unknown>((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, maxWaitMs);
    });
    void painted.then(act);
  });
}
