import type { DeliveryResult, SendLead } from '../hubspot.ts';
import type { LeadEvent } from '../log.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { acquireDelivery, type DeliveryLock } from './delivery-lock.ts';
import { createInterruptibleSleep } from './interruptible-sleep.ts';
import type { Outbox, StoredLead } from './open-outbox.ts';
import { createOutcomes } from './outcomes.ts';
import { backOffMs, createThrottle } from './throttle.ts';

export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly send: SendLead;
  /** Requests HubSpot takes in any ten seconds. */
  readonly perTenSeconds: number;
  readonly log: (event: LeadEvent) => void;
  readonly now: () => number;
  readonly random?: () => number;
}

/** What sends the leads of an outbox, in the background. */
export interface DeliveryService {
  /** There is something new to send. */
  wake(): void;
  /** How sending that lead ends; undefined if it takes longer than so many milliseconds, or can't begin now. */
  outcome(id: string, withinMs: number): Promise<DeliveryResult | undefined>;
  /** Sends nothing more, waits for what is under way, and lets another process deliver. */
  stop(): Promise<void>;
}

/** Another process may have written, or given up the lock. Milliseconds. */
const pollMs = 1000;

/** Delivers each lead once, for as long as it runs. While another process delivers from the same outbox, it waits for its turn. */
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

/** Sent side by side: enough for HubSpot's limits, and no more to be uncertain of when the power fails. */
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
    const nextAt = now() + (delivery.type === 'retry' ? backOffMs(lead.attempts, random) : 0);
    outbox.settle(lead.id, delivery, { now: now(), nextAt });
    log({ type: 'delivery', lead: lead.id, form: lead.formId, attempt: lead.attempts, delivery });
    outcomes.report(lead.id, delivery);
    // Those that failed while the host was away have waited for nothing else.
    if (breaker.record(delivery, now())) outbox.requeue(['pending'], 'all', now());
  }

  return {
    hasRoom: () => !breaker.isFailing && hasRoom() && waitMs() === 0,
    /** Starts what may be started now. Gives the milliseconds until the next look; `onEnd` says that it is earlier. */
    begin(onEnd: () => void): number {
      while (hasRoom()) {
        const wait = waitMs();
        if (wait > 0) return wait;
        const lead = outbox.claim(now());
        if (!lead) return Math.max(0, (outbox.nextDue() ?? Number.POSITIVE_INFINITY) - now());
        throttle.count(now());
        const sent = deliver(lead)
          // What could not be written down is still "sending" there, and uncertain from the next start on.
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
