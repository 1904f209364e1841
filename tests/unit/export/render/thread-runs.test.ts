import { expect, test } from 'vitest';
import { createThreadRuns, openThreadRuns } from '../../../../src/export/render/thread-runs.ts';

test('Threads that are equally fast get runs of consecutive numbers, and each number once', () => {
  const next = openThreadRuns(createThreadRuns(7, 2));
  const taken = Array.from({ length: 4 }, () => [next(0), next(1)]);
  expect(taken).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
    [6, undefined],
  ]);
  expect(next(0)).toBeUndefined();
});

test('A thread that is done with its run takes over the end of the longest other run', () => {
  const next = openThreadRuns(createThreadRuns(9, 3));
  expect([next(1), next(0), next(0), next(0)]).toEqual([3, 0, 1, 2]);
  expect([next(0), next(0), next(0), next(0), next(0)]).toEqual([8, 5, 7, 4, 6]);
  expect([0, 1, 2].map(next)).toEqual([undefined, undefined, undefined]);
});
