import { expect, test } from 'vitest';
import type { DeliveryResult } from '../../../../src/leads/hubspot.ts';
import { createCircuitBreaker } from '../../../../src/leads/outbox/circuit-breaker.ts';
import { deliveryBackOffMs } from '../../../../src/leads/outbox/throttle.ts';

const retry: DeliveryResult = { type: 'retry', reason: '', isRateLimited: false };
const breaker = () => createCircuitBreaker(() => 0);

test('After one failure, which may be the lead’s own, the next lead is sent at once, alone', () => {
  const one = breaker();
  expect(one.record(retry, 0)).toBe(false);
  expect([one.isFailing, one.waitMs(0)]).toEqual([true, 0]);
});

test('Failures one after the other make pauses longer and longer, and failures side by side count as one', () => {
  const one = breaker();
  for (const at of [0, 0, 1, 2, 1000, 3000]) one.record(retry, at);
  expect(one.waitMs(3000)).toBe(4000);
});

test('A host that asks for a pause gets it from all leads', () => {
  const one = breaker();
  one.record({ ...retry, isRateLimited: true, waitMs: 7000 }, 0);
  expect(one.waitMs(1000)).toBe(6000);
  const silent = breaker();
  silent.record({ ...retry, isRateLimited: true }, 0);
  expect(silent.waitMs(0)).toBe(500);
});

test('A delivered lead ends the pause, and reports the end of an outage', () => {
  const one = breaker();
  one.record(retry, 0);
  expect(one.record({ type: 'delivered' }, 0)).toBe(false);
  for (const at of [0, 0]) one.record(retry, at);
  expect(one.record({ type: 'rejected', errorType: 'INVALID_EMAIL' }, 2000)).toBe(true);
  expect([one.isFailing, one.waitMs(2000)]).toEqual([false, 0]);
});

test('After a lost answer no second lead is sent at once', () => {
  const one = breaker();
  one.record({ type: 'uncertain', reason: '' }, 0);
  expect([one.isFailing, one.waitMs(0)]).toEqual([true, 500]);
});

test('Pauses double up to a minute, and are by chance up to half as long again', () => {
  expect([1, 2, 3, 8, 40].map((failures) => deliveryBackOffMs(failures, () => 0))).toEqual([
    500, 1000, 2000, 60_000, 60_000,
  ]);
  expect(deliveryBackOffMs(1, () => 0.3333)).toBe(583);
});
