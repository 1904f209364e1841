import type { DeliveryResult } from '../hubspot.ts';

/** Those who wait for how sending a lead ends. */
export interface Outcomes {
  /** Undefined if it is not told within so many milliseconds. */
  wait(id: string, withinMs: number): Promise<DeliveryResult | undefined>;
  report(id: string, delivery: DeliveryResult): void;
}

export function createOutcomes(): Outcomes {
  const waiting = new Map<string, (delivery: DeliveryResult) => void>();
  return {
    wait: (id, withinMs) =>
      new Promise((resolve) => {
        const end = (delivery?: DeliveryResult) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(delivery);
        };
        const timer = setTimeout(end, withinMs);
        waiting.set(id, end);
      }),
    report: (id, delivery) => waiting.get(id)?.(delivery),
  };
}
