import { expect, test } from 'vitest';
import { createGuard } from '../../../../../src/export/images/shared/guard.ts';
import { PlaceFault } from '../../../../../src/export/images/shared/shared-place.ts';
import type { Clock } from '../../../../../src/site/clock.ts';
import { fakeClock } from '../../../../sites/fake-clock.ts';

const limits = { lanes: 1, limitMs: 5000, fairMs: 100, patienceMs: 2000 };
const works = async () => 'bytes';
const fails = async () => {
  throw new PlaceFault('It is full', 'Free some space.');
};

test('A place that works is used, and has no fault', async () => {
  const guard = createGuard({ ...limits, clock: fakeClock() });
  expect(await guard.attempt(works)).toEqual({ result: 'bytes' });
  expect([guard.fault, guard.isOpen]).toEqual([undefined, true]);
});

test('A place is used until it has failed three times, one after the other', async () => {
  const guard = createGuard({ ...limits, clock: fakeClock() });
  const outcomes = [];
  for (const work of [fails, fails, works, fails, fails, fails, works]) outcomes.push(await guard.attempt(work));
  expect(outcomes.map((outcome) => outcome?.result)).toEqual([
    undefined,
    undefined,
    'bytes',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(guard.isOpen).toBe(false);
  expect(guard.fault).toMatchObject({ message: 'It is full', remedy: 'Free some space.' });
});

test('A fault that passed is forgotten', async () => {
  const guard = createGuard({ ...limits, clock: fakeClock() });
  await guard.attempt(fails);
  expect(guard.fault).toBeDefined();
  await guard.attempt(works);
  expect(guard.fault).toBeUndefined();
});

test('Work that never ends is given up at its limit, although it ignores the signal', async () => {
  const guard = createGuard({ ...limits, clock: fakeClock({ limitsRunOut: true }) });
  expect(await guard.attempt(() => new Promise(() => {}))).toBeUndefined();
  expect(guard.fault?.message).toBe('It did not answer within 5 seconds');
});

test('A place that hangs once is not asked again if that took all patience', async () => {
  const guard = createGuard({ ...limits, clock: fakeClock({ limitsRunOut: true }) });
  await guard.attempt(() => new Promise(() => {}));
  expect([guard.isOpen, await guard.attempt(works)]).toEqual([false, undefined]);
});

test('A place that reaches its limit twice is given up, however much patience there is', async () => {
  const guard = createGuard({ ...limits, lanes: 8, patienceMs: 60_000, clock: fakeClock({ limitsRunOut: true }) });
  await guard.attempt(() => new Promise(() => {}));
  expect(guard.isOpen).toBe(true);
  await guard.attempt(() => new Promise(() => {}));
  expect(guard.isOpen).toBe(false);
});

/** A clock whose limits run out one turn of the event loop after the other. */
function turningClock(): Clock {
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ...fakeClock(), alarm: turn };
}

const after = (turns: number) => async () => {
  for (let left = turns; left > 0; left -= 1) await new Promise<void>((resolve) => setImmediate(resolve));
  return 'bytes';
};

test('A place that answers slowly each time is given up when the export has waited too long', async () => {
  const guard = createGuard({ ...limits, clock: turningClock() });
  let answers = 0;
  while (guard.isOpen && answers < 100) if (await guard.attempt(after(12))) answers += 1;
  // Each answer takes about 600 ms, of which 100 are fair.
  expect(answers).toBeGreaterThan(2);
  expect(answers).toBeLessThan(8);
  expect(guard.fault?.message).toMatch(/^It is slow: the export waited 2\.\d seconds longer than it may$/);
});

test('A slow answer now and then does not end the use of a quick place', async () => {
  const guard = createGuard({ ...limits, clock: turningClock() });
  for (let round = 0; round < 20; round += 1) {
    await guard.attempt(after(12));
    for (let quick = 0; quick < 6; quick += 1) await guard.attempt(works);
  }
  expect([guard.isOpen, guard.fault]).toEqual([true, undefined]);
});

test('Work that ends because the guard is closed is no fault of the place', async () => {
  const guard = createGuard({ ...limits, clock: fakeClock() });
  const attempt = guard.attempt((signal) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
  await Promise.resolve();
  guard.close();
  expect([await attempt, guard.fault]).toEqual([undefined, undefined]);
});
