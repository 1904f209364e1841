import type { SendLead } from '../hubspot.ts';
import type { LeadEvent } from '../log.ts';
import type { Outbox } from './open-outbox.ts';
import { createThrottle, deliveryBackOffMs } from './throttle.ts';

interface OnceOptions {
  readonly outbox: Outbox;
  readonly send: SendLead;
  readonly perTenSeconds: number;
  readonly log: (event: LeadEvent) => void;
  readonly now: () => number;
}

/** The number of leads by the result of their delivery. */
export interface OnceResult {
  readonly delivered: number;
  readonly rejected: number;
  readonly uncertain: number;
  /** The reason why sending stopped early; undefined if all due leads were sent. */
  readonly stopped: string | undefined;
}

/**
 * Sends the due leads one after the other, and stops at the first one
 * that must be sent again later. The caller must hold the delivery lock.
 */
export async function deliverOnce({ outbox, send, perTenSeconds, log, now }: OnceOptions): Promise<OnceResult> {
  const throttle = createThrottle(perTenSeconds);
  const result = { delivered: 0, rejected: 0, uncertain: 0 };
  for (let lead = outbox.claim(now()); lead; lead = outbox.claim(now())) {
    throttle.count(now());
    const delivery = await send(lead);
    const nextAt = now() + (delivery.type === 'retry' ? deliveryBackOffMs(lead.attempts, Math.random) : 0);
    outbox.recordResult(lead.id, delivery, { now: now(), nextAt });
    log({ type: 'delivery', lead: lead.id, form: lead.formId, attempt: lead.attempts, delivery });
    if (delivery.type === 'retry') return { ...result, stopped: delivery.reason };
    result[delivery.type] += 1;
    await new Promise((resolve) => setTimeout(resolve, throttle.waitMs(now())));
  }
  return { ...result, stopped: undefined };
}
