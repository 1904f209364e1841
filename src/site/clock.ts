/** The clock as a parameter, so that tests need not wait for real time. */
export interface Clock {
  /** The time in milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` milliseconds, or at once when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Resolves after `ms` milliseconds. Never resolves if the signal is aborted before. */
  alarm(ms: number, signal: AbortSignal): Promise<void>;
}

/** The clock of the system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end);
    }),
  alarm: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }),
};
