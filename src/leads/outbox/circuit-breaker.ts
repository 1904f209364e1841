import type { DeliveryResult } from '../hubspot.ts';
import { deliveryBackOffMs } from './throttle.ts';

/** Decides by the results of deliveries whether HubSpot fails, and pauses deliveries while HubSpot fails. */
export interface CircuitBreaker {
  readonly isFailing: boolean;
  /** Milliseconds until the next delivery may begin. */
  waitMs(now: number): number;
  /** Records the result of a delivery. Returns true if HubSpot works again after an outage. */
  record(delivery: DeliveryResult, now: number): boolean;
}

/**
 * Creates a circuit breaker. While HubSpot fails, deliveries begin one at a time, with growing pauses. A first failure
 * causes no pause, because it may concern one lead only. Two kinds of failures cause a pause at once: the status 429,
 * which concerns all leads, and a lost answer, after which a second lead could become uncertain too.
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
        // A delivery that fails during a pause began before the pause, so the failure is not counted again.
        const isNew = now >= pausedUntil;
        if (isNew) failures += 1;
        const pause = isNew && (failures > 1 || !mayConcernOneLead(delivery)) ? deliveryBackOffMs(failures, random) : 0;
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

/**
 * True if the failure may concern this lead only. False for a rate limit, which concerns all leads, and for a lost
 * answer, which counts as a failure of HubSpot, so that no second lead becomes uncertain.
 */
function mayConcernOneLead(delivery: DeliveryResult): boolean {
  return delivery.type === 'retry' && !delivery.isRateLimited;
}
