import { backOffMs } from '../../site/retry-after.ts';

/** Limits how many requests begin within ten seconds. Times are milliseconds since 1970. */
export interface Throttle {
  /** Milliseconds to wait before the next request. */
  waitMs(now: number): number;
  count(now: number): void;
}

/** The span of HubSpot's rate limit: it applies to any ten seconds. */
const windowMs = 10_000;

/** Creates a throttle that allows `perTenSeconds` requests within any ten seconds. */
export function createThrottle(perTenSeconds: number): Throttle {
  const starts: number[] = [];
  return {
    waitMs(now) {
      const [oldest] = starts;
      return oldest === undefined || starts.length < perTenSeconds ? 0 : Math.max(0, oldest + windowMs - now);
    },
    count(now) {
      starts.push(now);
      if (starts.length > perTenSeconds) starts.shift();
    },
  };
}

/** The wait after the nth failed delivery: 0.5, 1, 2 … 60 seconds, and a random part of up to half of that. */
export function deliveryBackOffMs(failures: number, random: () => number): number {
  return backOffMs(failures, { firstMs: 500, maxMs: 60_000, random });
}
