import type { DeliveryResult } from '../hubspot.ts';

/** The requests that wait for the result of their lead's delivery. */
export interface Outcomes {
  /** Waits for the result of a lead's delivery. Returns undefined if no result is reported within `withinMs`. */
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
