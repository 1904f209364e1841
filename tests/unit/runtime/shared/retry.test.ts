import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../../../src/runtime/shared/retry.ts';

let view: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  view = new EventTarget();
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An action that fails as often as told. `times` has the second of each attempt. */
function failing(failures: number) {
  const start = Date.now();
  const times: number[] = [];
  const act = async () => {
    times.push((Date.now() - start) / 1000);
    if (times.length <= failures) throw new Error('lost');
    return 'done';
  };
  return { act, times };
}

test('An action that fails is repeated after ever longer pauses, until it succeeds', async () => {
  const { act, times } = failing(3);
  const result = retry(act);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('done');
  expect(times).toEqual([0, 1, 5, 21]);
});

test('After five repetitions an action is left alone for a day, and repeated when the browser has a connection again', async () => {
  const { act, times } = failing(6);
  const result = retry(act);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(times).toEqual([0, 1, 5, 21, 85, 341]);
  view.dispatchEvent(new Event('online'));
  expect(await result).toBe('done');
});

test('A new connection ends a pause, and causes one attempt', async () => {
  const { act, times } = failing(2);
  const result = retry(act);
  await vi.advanceTimersByTimeAsync(100);
  view.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(times).toEqual([0, 0.1]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(await result).toBe('done');
  expect(times).toEqual([0, 0.1, 4.1]);
});
