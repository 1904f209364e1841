import type { DeliveryResult, SendLead } from '../hubspot.ts';
import type { LeadEvent } from '../log.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { acquireDelivery, type DeliveryLock } from './delivery-lock.ts';
import { createInterruptibleSleep } from './interruptible-sleep.ts';
import type { Outbox, StoredLead } from './open-outbox.ts';
import { createOutcomes } from './outcomes.ts';
import { createThrottle, deliveryBackOffMs } from './throttle.ts';

export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly send: SendLead;
  /** The number of requests that HubSpot allows within any ten seconds. */
  readonly perTenSeconds: number;
  readonly log: (event: LeadEvent) => void;
  readonly now: () => number;
  readonly random?: () => number;
}

/** Sends the leads of an outbox in the background. */
export interface DeliveryService {
  /** Makes the service look for due leads at once. Callers call this after they have added a lead. */
  wake(): void;
  /**
   * Waits for the result of a lead's delivery. Returns undefined if the delivery takes longer than `withinMs` or can't
   * begin now.
   */
  outcome(id: string, withinMs: number): Promise<DeliveryResult | undefined>;
  /** Begins no more deliveries, waits for those that have begun, and releases the lock for another process. */
  stop(): Promise<void>;
}

/** The interval at which the service checks whether another process has added leads or released the lock. */
const pollMs = 1000;

/**
 * Starts a service that delivers the leads of an outbox until it is stopped.
 * While another process delivers from the same outbox, the service waits.
 */
export function startDelivery(options: DeliveryOptions): DeliveryService {
  const { outbox, log, now } = options;
  const sender = createSender(options);
  const pause = createInterruptibleSleep();
  let lock: DeliveryLock | undefined;
  let isStopped = false;

  function lockAndRecover(): DeliveryLock | undefined {
    const acquired = acquireDelivery(outbox.file);
    const count = acquired ? outbox.recover(now()) : 0;
    if (count > 0) log({ type: 'recovered', count });
    return acquired;
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      let wait = pollMs;
      try {
        lock ??= lockAndRecover();
        if (lock) wait = sender.begin(pause.interrupt);
      } catch (error) {
        log({ type: 'fault', error });
      }
      await pause.sleep(Math.min(wait, pollMs));
    }
  }

  const working = work();
  return {
    wake: pause.interrupt,
    outcome: async (id, withinMs) => (lock && sender.hasRoom() ? sender.outcome(id, withinMs) : undefined),
    async stop() {
      isStopped = true;
      pause.interrupt();
      await working;
      await sender.idle();
      lock?.release();
      lock = undefined;
    },
  };
}

/**
 * The largest number of simultaneous deliveries. It is small
 * because all of these leads become uncertain if the power fails.
 */
const concurrency = 4;

function createSender({ outbox, send, perTenSeconds, log, now, random = Math.random }: DeliveryOptions) {
  const throttle = createThrottle(perTenSeconds);
  const breaker = createCircuitBreaker(random);
  const underWay = new Set<Promise<void>>();
  const outcomes = createOutcomes();
  const hasRoom = () => underWay.size < (breaker.isFailing ? 1 : concurrency);
  const waitMs = () => Math.max(breaker.waitMs(now()), throttle.waitMs(now()));

  async function deliver(lead: StoredLead): Promise<void> {
    const delivery = await send(lead);
    const nextAt = now() + (delivery.type === 'retry' ? deliveryBackOffMs(lead.attempts, random) : 0);
    outbox.recordResult(lead.id, delivery, { now: now(), nextAt });
    log({ type: 'delivery', lead: lead.id, form: lead.formId, attempt: lead.attempts, delivery });
    outcomes.report(lead.id, delivery);
    // HubSpot works again, so the leads that failed during the outage become due at once.
    if (breaker.record(delivery, now())) outbox.requeue(['pending'], 'all', now());
  }

  return {
    hasRoom: () => !breaker.isFailing && hasRoom() && waitMs() === 0,
    /**
     * Begins all deliveries that may begin now. Returns the milliseconds after which the caller must call again. A call
     * of `onEnd`, at the end of a delivery, means that the caller may call earlier.
     */
    begin(onEnd: () => void): number {
      while (hasRoom()) {
        const wait = waitMs();
        if (wait > 0) return wait;
        const lead = outbox.claim(now());
        if (!lead) return Math.max(0, (outbox.nextDue() ?? Number.POSITIVE_INFINITY) - now());
        throttle.count(now());
        const sent = deliver(lead)
          // If the result can't be stored, the lead's state stays `sending`, and becomes `uncertain` at the next start.
          .catch((error: unknown) => log({ type: 'fault', error }))
          .finally(() => {
            underWay.delete(sent);
            onEnd();
          });
        underWay.add(sent);
      }
      return Number.POSITIVE_INFINITY;
    },
    outcome: outcomes.wait,
    async idle() {
      await Promise.all(underWay);
    },
  };
}
