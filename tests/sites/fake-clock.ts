import type { Clock } from '../../src/site/clock.ts';

export interface FakeClock extends Clock {
  /** The waits between attempts, in milliseconds. Time limits are not among them. */
  readonly waits: readonly number[];
}

/** A clock on which waits take no time, but move it on. Time limits run out only if `limitsRunOut`. */
export function fakeClock({ now = Date.UTC(2026, 2, 4), limitsRunOut = false } = {}): FakeClock {
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    async sleep(ms) {
      const end = now + ms;
      waits.push(ms);
      // Sleeps that begin in the same turn of the event loop run at the same time.
      await Promise.resolve();
      now = Math.max(now, end);
    },
    alarm: async () => (limitsRunOut ? undefined : new Promise(() => {})),
  };
}
