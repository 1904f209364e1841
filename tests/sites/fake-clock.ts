import type { Clock } from '../../src/content/http-fetch.ts';

export interface FakeClock extends Clock {
  /** The waits between attempts, in milliseconds. Time limits are not among them. */
  readonly waits: readonly number[];
}

/** A clock on which waits take no time. Time limits run out only if `limitsRunOut`. */
export function fakeClock({ now = Date.UTC(2026, 2, 4), limitsRunOut = false } = {}): FakeClock {
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    async sleep(ms, signal) {
      if (signal === undefined) {
        waits.push(ms);
      } else if (!limitsRunOut) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      }
    },
  };
}
