import { expect, test } from 'vitest';
import { createRateLimit } from '../../../src/leads/rate-limit.ts';

test('An address has a number of attempts at once, and gets them back bit by bit', async () => {
  let now = 0;
  const limit = createRateLimit({ perMinute: 3, now: () => now });
  const attempts = async (address: string, count: number) => {
    const waits: unknown[] = [];
    for (let each = 0; each < count; each += 1) waits.push(await limit(address));
    return waits;
  };
  expect(await attempts('192.0.2.1', 5)).toEqual([undefined, undefined, undefined, 20, 20]);
  expect(await attempts('192.0.2.2', 1)).toEqual([undefined]);
  now = 20_000;
  expect(await attempts('192.0.2.1', 2)).toEqual([undefined, 20]);
  now = 3_600_000;
  expect(await attempts('192.0.2.1', 4)).toEqual([undefined, undefined, undefined, 20]);
});

test('A network of IPv6 counts as one address, its neighbour as another', async () => {
  const limit = createRateLimit({ perMinute: 1, now: () => 0 });
  expect(await limit('2001:db8:0:1::1')).toBeUndefined();
  expect(await limit('2001:db8:0:1:ffff::2')).toBe(60);
  expect(await limit('2001:db8::1:0:0:0:3')).toBe(60);
  expect(await limit('2001:db8:0:2::1')).toBeUndefined();
  expect(await limit('::ffff:192.0.2.1')).toBeUndefined();
  expect(await limit('::ffff:192.0.2.2')).toBeUndefined();
});
