import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryResult, SendLead } from '../../../../src/leads/hubspot.ts';
import type { LeadState } from '../../../../src/leads/lead.ts';
import type { LeadEvent } from '../../../../src/leads/log.ts';
import { type DeliveryService, startDelivery } from '../../../../src/leads/outbox/delivery.ts';
import { type Outbox, openOutbox } from '../../../../src/leads/outbox/open-outbox.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { lead } from '../sample-lead.ts';

// The services look at the outbox once a second and pause after failures: on this clock that takes no time.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface World extends AsyncDisposable {
  readonly outbox: Outbox;
  readonly events: LeadEvent[];
  start(send: SendLead, perTenSeconds?: number): DeliveryService;
  add(...ids: string[]): void;
  /** Lets time pass until every lead is in one of these states. Fails if a minute is not enough. */
  until(...states: readonly LeadState[]): Promise<void>;
}

function world(): World {
  const folder = temporaryFolder();
  const outbox = openOutbox(join(folder.path, 'leads.sqlite'));
  const services: DeliveryService[] = [];
  const events: LeadEvent[] = [];
  let total = 0;
  return {
    outbox,
    events,
    start(send, perTenSeconds = 1000) {
      const log = (event: LeadEvent) => void events.push(event);
      const service = startDelivery({ outbox, send, perTenSeconds, log, now: () => Date.now(), random: () => 0 });
      services.push(service);
      return service;
    },
    add(...ids) {
      total += ids.length;
      for (const id of ids) outbox.add(lead(id), { now: Date.now(), since: 0 });
    },
    async until(...states) {
      const end = Date.now() + 60_000;
      while (outbox.list(states).length < total && Date.now() < end) await vi.advanceTimersByTimeAsync(10);
      expect(outbox.list(states)).toHaveLength(total);
    },
    async [Symbol.asyncDispose]() {
      const stopped = Promise.all(services.map((service) => service.stop()));
      await vi.advanceTimersByTimeAsync(1000);
      await stopped;
      outbox.close();
      folder[Symbol.dispose]();
    },
  };
}

const retry: DeliveryResult = { type: 'retry', reason: 'HubSpot answered 503.', isRateLimited: false };
const emailOf = ({ data }: Parameters<SendLead>[0]) => data.fields[0]?.value.split('@')[0];

test('Each lead is sent once, a few side by side', async () => {
  await using all = world();
  const sent: unknown[] = [];
  let [now, most] = [0, 0];
  const ids = Array.from({ length: 30 }, (_, index) => `lead-${index}`);
  all.add(...ids);
  all.start(async (each) => {
    now += 1;
    most = Math.max(most, now);
    sent.push(emailOf(each));
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    return { type: 'delivered' };
  });
  await all.until('delivered');
  expect(sent.sort()).toEqual(ids.sort());
  expect(most).toBe(4);
});

test('A lead that the host did not take is sent again as soon as the host takes another', async () => {
  await using all = world();
  let tries = 0;
  all.add('a', 'b', 'c', 'd', 'e', 'f');
  all.start(async () => {
    tries += 1;
    return tries > 4 ? { type: 'delivered' } : retry;
  });
  await all.until('delivered');
  expect(tries).toBe(4 + 6);
});

test('A lead that is refused or whose answer is lost is not sent again', async () => {
  await using all = world();
  let tries = 0;
  all.add('a', 'b');
  all.start(async (each) => {
    tries += 1;
    return emailOf(each) === 'a'
      ? { type: 'rejected', errorType: 'INVALID_EMAIL' }
      : { type: 'uncertain', reason: 'lost' };
  });
  await all.until('rejected', 'uncertain');
  expect(tries).toBe(2);
});

test('Only one of two processes delivers, and the next one finds the leads that the first left uncertain', async () => {
  await using all = world();
  all.add('a');
  all.outbox.claim(Date.now());
  all.add('b');
  const first = all.start(async () => ({ type: 'delivered' }));
  const second: unknown[] = [];
  all.start(async (each) => {
    second.push(emailOf(each));
    return { type: 'delivered' };
  });
  await all.until('delivered', 'uncertain');
  expect(all.events[0]).toEqual({ type: 'recovered', count: 1 });
  expect(second).toEqual([]);
  await first.stop();
  all.add('c');
  await all.until('delivered', 'uncertain');
  expect(second).toEqual(['c']);
});

test('The delivery sends no more leads in ten seconds than HubSpot takes', async () => {
  await using all = world();
  let tries = 0;
  all.add('a', 'b', 'c');
  all.start(async () => {
    tries += 1;
    return { type: 'delivered' };
  }, 2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toBe(3);
});

test('A sender who waits hears how the delivery ends, or that it takes longer', async () => {
  await using all = world();
  const service = all.start(async (each) => {
    if (emailOf(each) === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    return { type: 'delivered' };
  });
  const told = async (id: string) => {
    all.add(id);
    const outcome = service.outcome(id, 100);
    service.wake();
    await vi.advanceTimersByTimeAsync(100);
    return outcome;
  };
  expect(await told('quick')).toEqual({ type: 'delivered' });
  expect(await told('slow')).toBeUndefined();
});
