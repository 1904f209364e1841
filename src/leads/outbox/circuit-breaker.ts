import type { DeliveryResult } from '../hubspot.ts';
import { backOffMs } from './throttle.ts';

/** How the host is doing, as the leads sent to it tell. */
export interface CircuitBreaker {
  readonly isFailing: boolean;
  /** How long to leave it alone, in milliseconds. */
  waitMs(now: number): number;
  /** Takes in how sending a lead ended. Says whether the host is back after an outage. */
  record(delivery: DeliveryResult, now: number): boolean;
}

/**
 * What one lead met, the next one would: a host that fails is tried with one lead at a time, further and further apart.
 * A single failure may be the lead's own, and holds nobody else up; a 429 means everybody, and no second lead is risked
 * on a line that broke with one.
 */
export function createCircuitBreaker(random: () => number): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  return {
    get isFailing() {
      return failures > 0;
    },
    waitMs: (now) => Math.max(0, pausedUntil - now),
    record(delivery, now) {
      if (delivery.type === 'retry' || delivery.type === 'uncertain') {
        // Those that were under way together have met one failure.
        const isNew = now >= pausedUntil;
        if (isNew) failures += 1;
        const pause = isNew && (failures > 1 || !mayConcernOneLead(delivery)) ? backOffMs(failures, random) : 0;
        pausedUntil = Math.max(
          pausedUntil,
          now + Math.max(pause, delivery.type === 'retry' ? (delivery.waitMs ?? 0) : 0),
        );
        return false;
      }
      const isBack = failures > 1;
      failures = 0;
      pausedUntil = 0;
      return isBack;
    },
  };
}

/** May it be this one lead's fault? Not that there is too much of them, nor a line that breaks. */
function mayConcernOneLead(delivery: DeliveryResult): boolean {
  return delivery.type === 'retry' && !delivery.isRateLimited;
}
