import { expect, test } from 'vitest';
import { HeliosError } from '../../../src/site/helios-error.ts';
import { createWaits, type ReportedWait } from '../../../src/site/waits.ts';
import { fakeClock } from '../../sites/fake-clock.ts';

const beyond = () => new HeliosError('repository-busy', { message: 'Come back later.' });

function open(limitMs = 60_000) {
  const clock = fakeClock();
  const reported: ReportedWait[] = [];
  return { clock, reported, waits: createWaits({ limitMs, clock, onWait: (wait) => reported.push(wait) }) };
}

test('The waits of a run have one limit together', async () => {
  const { waits, clock } = open();
  await waits.pause({ reason: 'one', ms: 40_000 }, beyond);
  expect(waits.leftMs).toBe(20_000);
  await expect(waits.pause({ reason: 'two', ms: 30_000 }, beyond)).rejects.toMatchObject({ code: 'repository-busy' });
  expect(clock.waits).toEqual([40_000]);
});

test('Waits at the same time count once', async () => {
  const { waits } = open();
  await Promise.all([1, 2, 3, 4].map(() => waits.pause({ reason: 'same', ms: 20_000 }, beyond)));
  expect(waits.leftMs).toBe(40_000);
});

test('After a wait beyond the limit all other waits end with its error', async () => {
  const { waits } = open();
  await expect(waits.pause({ reason: 'long', ms: 86_400_000 }, beyond)).rejects.toMatchObject({
    message: 'Come back later.',
  });
  await expect(waits.pause({ reason: 'short', ms: 1 }, beyond)).rejects.toMatchObject({ message: 'Come back later.' });
  expect(waits.signal.aborted).toBe(true);
});

test('A time without answer counts, and then no pause fits any more', async () => {
  const { waits, clock } = open(10_000);
  const start = clock.now();
  await clock.sleep(10_000);
  waits.count(start);
  expect(waits.leftMs).toBe(0);
  await expect(waits.pause({ reason: 'one', ms: 1 }, beyond)).rejects.toMatchObject({ code: 'repository-busy' });
});

test('A wait of more than two seconds is reported, once for all requests with the same reason', async () => {
  const { waits, reported } = open();
  await waits.pause({ reason: 'short', ms: 2000 }, beyond);
  await Promise.all([1, 2].map(() => waits.pause({ reason: 'long', ms: 5000 }, beyond)));
  waits.announce({ reason: 'unanswered', ms: 8000 });
  expect(reported).toEqual([
    { reason: 'long', ms: 5000, isLimit: false },
    { reason: 'unanswered', ms: 8000, isLimit: true },
  ]);
});

test('The end of the run ends its waits', async () => {
  const waits = createWaits();
  const pause = waits.pause({ reason: 'long', ms: 50_000 }, beyond);
  waits[Symbol.dispose]();
  await expect(pause).rejects.toThrow();
});
