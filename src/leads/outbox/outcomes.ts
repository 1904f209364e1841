import type { Delivery } from '../hubspot.ts';

/** Those who wait for how sending a lead ends. */
export interface Outcomes {
  /** Undefined if it is not told within so many milliseconds. */
  wait(id: string, withinMs: number): Promise<Delivery | undefined>;
  tell(id: string, delivery: Delivery): void;
}

export function createOutcomes(): Outcomes {
  const waiting = new Map<string, (delivery: Delivery) => void>();
  return {
    wait: (id, withinMs) =>
      new Promise((resolve) => {
        const end = (delivery?: Delivery) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(delivery);
        };
        const timer = setTimeout(end, withinMs);
        waiting.set(id, end);
      }),
    tell: (id, delivery) => waiting.get(id)?.(delivery),
  };
}
