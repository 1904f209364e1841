/** Says when the next request may go out, in milliseconds since 1970, and counts it. */
export interface Throttle {
  /** How long to wait before the next request, in milliseconds. */
  waitMs(now: number): number;
  count(now: number): void;
}

/** HubSpot counts requests in any ten seconds. */
const windowMs = 10_000;

/** At most so many requests in any ten seconds. */
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

/** Before the nth attempt after failures: half a second, one, two … a minute at most, and up to half as much again by chance. */
export function backOffMs(failures: number, random: () => number): number {
  return Math.round(Math.min(60_000, 500 * 2 ** (failures - 1)) * (1 + random() / 2));
}
