import { expect, test } from 'vitest';
import type { DeliveryResult } from '../../../../src/leads/hubspot.ts';
import { createCircuitBreaker } from '../../../../src/leads/outbox/circuit-breaker.ts';
import { backOffMs } from '../../../../src/leads/outbox/throttle.ts';

const retry: DeliveryResult = { type: 'retry', reason: '', isRateLimited: false };
const breaker = () => createCircuitBreaker(() => 0);

test('one failure may be the lead’s own: the next is tried at once, alone', () => {
  const one = breaker();
  expect(one.record(retry, 0)).toBe(false);
  expect([one.isFailing, one.waitMs(0)]).toEqual([true, 0]);
});

test('failures one after the other are waited for longer and longer; those together count as one', () => {
  const one = breaker();
  for (const at of [0, 0, 1, 2, 1000, 3000]) one.record(retry, at);
  expect(one.waitMs(3000)).toBe(4000);
});

test('who asks to be left alone is, all leads together', () => {
  const one = breaker();
  one.record({ ...retry, isRateLimited: true, waitMs: 7000 }, 0);
  expect(one.waitMs(1000)).toBe(6000);
  const silent = breaker();
  silent.record({ ...retry, isRateLimited: true }, 0);
  expect(silent.waitMs(0)).toBe(500);
});

test('a lead that is taken ends it; after an outage that is told', () => {
  const one = breaker();
  one.record(retry, 0);
  expect(one.record({ type: 'delivered' }, 0)).toBe(false);
  for (const at of [0, 0]) one.record(retry, at);
  expect(one.record({ type: 'rejected', errorType: 'INVALID_EMAIL' }, 2000)).toBe(true);
  expect([one.isFailing, one.waitMs(2000)]).toEqual([false, 0]);
});

test('after an answer that was lost no second lead is risked at once', () => {
  const one = breaker();
  one.record({ type: 'uncertain', reason: '' }, 0);
  expect([one.isFailing, one.waitMs(0)]).toEqual([true, 500]);
});

test('waits double up to a minute, and by chance up to half as long again', () => {
  expect([1, 2, 3, 8, 40].map((failures) => backOffMs(failures, () => 0))).toEqual([500, 1000, 2000, 60_000, 60_000]);
  expect(backOffMs(1, () => 0.3333)).toBe(583);
});
