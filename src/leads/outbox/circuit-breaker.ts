import type { DeliveryResult } from '../hubspot.ts';
import { deliveryBackOffMs } from './throttle.ts';

/** Judges from the results of deliveries whether HubSpot fails, and pauses deliveries while it does. */
export interface CircuitBreaker {
  readonly isFailing: boolean;
  /** Milliseconds until the next delivery may begin. */
  waitMs(now: number): number;
  /** Records the result of a delivery. True if the host works again after an outage. */
  record(delivery: DeliveryResult, now: number): boolean;
}

/**
 * While the host fails, deliveries begin one at a time, with growing pauses. A single failure may concern one lead
 * only, so it causes no pause. A 429 concerns all leads, and after a lost answer a second lead could become uncertain too:
 * both cause a pause at once.
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
        // Deliveries that were under way at the same time count as one failure.
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

/** Whether the failure may concern this lead only. A rate limit concerns all leads, and after a lost answer no second lead is risked. */
function mayConcernOneLead(delivery: DeliveryResult): boolean {
  return delivery.type === 'retry' && !delivery.isRateLimited;
}
