import { expect, test } from 'vitest';
import { splitTestsOf } from '../../../../src/content/meaning/split-tests.ts';
import { documentOf } from '../../support/document-of.ts';

const testsOf = (...experiments: readonly object[]) => splitTestsOf([documentOf('feature_flags', { experiments })]);

const buckets = [
  { name: 'quote', weight: 1 },
  { name: 'control', weight: 2.5 },
];

test('A split test has the name, the buckets and the weights that an editor wrote', () => {
  expect(testsOf({ name: ' signup-proof ', paths: '/**', buckets })).toMatchObject([{ name: 'signup-proof', buckets }]);
});

test('A split test runs on the paths that an editor wrote, or on all pages', () => {
  const runsOn = (paths: string | null, path: string) =>
    testsOf({ name: 'a', paths, buckets }).some((each) => new RegExp(each.paths).test(path));
  expect(runsOn('/pricing, /integrations/*', '/integrations/xero')).toBe(true);
  expect(runsOn('/pricing, /integrations/*', '/pricing')).toBe(true);
  expect(runsOn('/pricing, /integrations/*', '/')).toBe(false);
  for (const all of ['/**', '', ' , ', null])
    expect([runsOn(all, '/'), runsOn(all, '/a/b')], String(all)).toEqual([true, true]);
});

test('A split test without a name or without buckets is none', () => {
  expect(testsOf({ name: null, paths: '/**', buckets }, { name: 'a', paths: '/**', buckets: [] })).toEqual([]);
  expect(splitTestsOf([])).toEqual([]);
});

test('A bucket without a weight has no visitors, and one without a name is none', () => {
  const odd = [
    { name: 'quote', weight: null },
    { name: ' ', weight: 3 },
  ];
  expect(testsOf({ name: 'a', paths: '/**', buckets: odd })).toMatchObject([
    { buckets: [{ name: 'quote', weight: 0 }] },
  ]);
});
