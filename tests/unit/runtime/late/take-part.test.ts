import { expect, test } from 'vitest';
import type { SplitTest } from '../../../../src/rules/split-test.ts';
import { drawBucket, takePart } from '../../../../src/runtime/late/take-part.ts';

const weighted = { quote: 1, rating: 1, control: 2 };
const proof = testOf('proof', weighted);

function testOf(name: string, weights: Readonly<Record<string, number>>, paths = ''): SplitTest {
  return { name, paths, buckets: Object.entries(weights).map(([bucket, weight]) => ({ name: bucket, weight })) };
}

const none = { buckets: new Map<string, string>(), encountered: new Map<string, string>() };
const first = { path: '/faq', draw: () => 0 };

test('Buckets get visitors in the ratio of their weights', () => {
  const draws = Array.from({ length: 1000 }, (_, place) => (place + 0.5) / 1000);
  const counts = new Map<string | undefined, number>();
  for (const drawn of draws) {
    const name = drawBucket(proof.buckets, drawn)?.name;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ quote: 250, rating: 250, control: 500 });
});

test('A bucket without a weight has no visitors, and a test without weights none at all', () => {
  const { buckets } = testOf('a', { none: 0, odd: -1, all: 3 });
  expect([0, 0.5, 0.999].map((drawn) => drawBucket(buckets, drawn)?.name)).toEqual(['all', 'all', 'all']);
  expect(drawBucket(testOf('a', { none: 0 }).buckets, 0.5)).toBeUndefined();
});

test('A visitor takes part in the tests that run on the page', () => {
  const elsewhere = testOf('elsewhere', weighted, '^/pricing$');
  const { buckets } = takePart(none, { ...first, tests: [proof, elsewhere] });
  expect(buckets).toEqual(new Map([['proof', 'quote']]));
});

test('A visitor stays in the bucket of an earlier visit, on each page and with each new weight', () => {
  const before = { buckets: new Map([['proof', 'control']]), encountered: new Map([['proof', '/faq']]) };
  const tests = [testOf('proof', { quote: 1, rating: 1, control: 0 }, '^/pricing$')];
  expect(takePart(before, { ...first, tests })).toEqual(before);
});

test('A visitor whose bucket is gone gets a new one, and has not encountered it yet', () => {
  const before = { buckets: new Map([['proof', 'stars']]), encountered: new Map([['proof', '/faq']]) };
  expect(takePart(before, { ...first, tests: [proof] })).toEqual({ ...none, buckets: new Map([['proof', 'quote']]) });
});

test('A test that is over leaves nothing behind', () => {
  const before = { buckets: new Map([['over', 'a']]), encountered: new Map([['over', '/faq']]) };
  expect(takePart(before, { ...first, tests: [testOf('proof', {}, '^/pricing$')] })).toEqual(none);
});
