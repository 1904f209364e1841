import { afterEach, expect, test, vi } from 'vitest';
import { createCallQueue, type QueuedCall, type Sender } from '../../../../src/runtime/analytics/call-queue.ts';
import { type ConsentPreferences, parseConsent } from '../../../../src/runtime/shared/consent/preferences.ts';
import { tracked } from './sample-calls.ts';

const all = parseConsent('allowed analytics advertisement');
const analytics = parseConsent('allowed analytics');
const refused = parseConsent('');
const started = tracked('Started', { partner: 'no', gclid: 'Cj0' });

afterEach(() => void vi.restoreAllMocks());

/** A queue whose sender is loaded when the test says so. */
function queueWith() {
  const log: string[] = [];
  const sent: QueuedCall[] = [];
  const loads: { loaded(): void; failed(reason: Error): void }[] = [];
  const senderOf = (number: number): Sender => ({
    send: (call) => sent.push(call),
    applyConsent: () => log.push(`consent ${number}`),
    stop: () => log.push(`stop ${number}`),
  });
  const queue = createCallQueue(
    () =>
      new Promise((resolve, reject) => {
        const number = loads.length + 1;
        log.push(`load ${number}`);
        loads.push({ loaded: () => resolve(senderOf(number)), failed: reject });
      }),
  );
  return { queue, log, sent, loads };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('Calls wait for consent, and are then sent in their order', async () => {
  const { queue, sent, log, loads } = queueWith();
  const calls = [tracked('Billing Cycle Chosen', { cycle: 'monthly' }), tracked('Started', { partner: 'no' }, 5)];
  for (const call of calls) queue.add(call);
  await settled();
  expect(log).toEqual([]);
  queue.decide(all);
  await settled();
  const late = tracked('page_translated', { language: 'fr' });
  queue.add(late);
  expect(sent).toEqual([]);
  loads[0]?.loaded();
  await settled();
  expect(sent).toEqual([...calls, late]);
  queue.add(started);
  expect(sent.at(-1)).toEqual(started);
});

test('Calls are dropped when the visitor refuses, those before and those after', async () => {
  const { queue, sent, log, loads } = queueWith();
  queue.add(tracked('Started', { partner: 'no' }));
  queue.decide(refused);
  queue.add(tracked('Started', { partner: 'yes' }));
  expect(log).toEqual([]);
  queue.decide(all);
  await settled();
  loads[0]?.loaded();
  await settled();
  expect(sent).toEqual([]);
});

test('Only the flag "allowed" makes a category count', async () => {
  const { queue, log } = queueWith();
  queue.decide(parseConsent('analytics'));
  await settled();
  expect(log).toEqual([]);
});

test('Ids of clicks are sent only with consent to advertisement', async () => {
  const { queue, sent, loads } = queueWith();
  queue.add(started);
  queue.decide(analytics);
  await settled();
  loads[0]?.loaded();
  await settled();
  queue.decide(all);
  queue.add(started);
  expect(sent.map(({ call }) => call.method === 'track' && call.properties)).toEqual([
    { partner: 'no' },
    { partner: 'no', gclid: 'Cj0' },
  ]);
});

test('A withdrawal stops the sender, and another consent starts a new one', async () => {
  const { queue, log, sent, loads } = queueWith();
  queue.decide(all);
  await settled();
  loads[0]?.loaded();
  await settled();
  queue.decide(analytics);
  queue.decide(refused);
  queue.add(started);
  queue.decide(all);
  await settled();
  expect(log).toEqual(['load 1', 'consent 1', 'stop 1', 'load 2']);
  expect(sent).toEqual([]);
});

test('A sender that is loaded after the withdrawal stops before the next one is loaded', async () => {
  const { queue, log, loads } = queueWith();
  for (const consent of [all, refused, all] satisfies ConsentPreferences[]) queue.decide(consent);
  await settled();
  expect(log).toEqual(['load 1']);
  queue.decide(refused);
  queue.decide(all);
  loads[0]?.loaded();
  await settled();
  expect(log).toEqual(['load 1', 'stop 1', 'load 2']);
});

test('A choice while the sender is loaded reaches it', async () => {
  const { queue, log, loads } = queueWith();
  queue.decide(all);
  await settled();
  queue.decide(analytics);
  loads[0]?.loaded();
  await settled();
  expect(log).toEqual(['load 1', 'consent 1']);
});

test('If the sender cannot be loaded, the console says so and the calls are dropped', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { queue, sent, loads } = queueWith();
  queue.add(started);
  queue.decide(all);
  await settled();
  loads[0]?.failed(new Error('blocked'));
  await settled();
  expect(String(warn.mock.calls)).toContain('Analytics could not be loaded');
  queue.add(started);
  expect(sent).toEqual([]);
});

test('At most 100 calls wait, those of the beginning of the visit', async () => {
  const { queue, sent, loads } = queueWith();
  for (let number = 0; number < 120; number++) queue.add(tracked('page_translated', {}, number));
  queue.decide(all);
  await settled();
  loads[0]?.loaded();
  await settled();
  expect(sent.map(({ timeMs }) => timeMs)).toEqual(Array.from({ length: 100 }, (_, number) => number));
});
