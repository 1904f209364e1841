import { expect, test } from 'vitest';
import { checkSplitTests } from '../../../src/check/split-tests.ts';
import { controlBucket, signUpBuckets, signUpTest } from '../../../src/rules/split-test.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const sound = [...signUpBuckets, controlBucket].map((name) => ({ name, weight: 1 }));
const check = (...experiments: object[]) =>
  checkSplitTests(snapshotOf({ type: 'feature_flags', id: 'F', data: { experiments } }), { code: 'en-gb' });

test('The experiment of the sign-up dialog with its three buckets is no finding', () => {
  expect(check({ name: signUpTest, paths: '/**', buckets: sound })).toEqual([]);
});

test('An experiment that no part of the site looks at is a finding at its name', () => {
  expect(check({ name: 'signup-modal', paths: '/**', buckets: sound })).toMatchObject([
    {
      code: 'split-test',
      severity: 'warning',
      message: 'No part of the site looks at the experiment "signup-modal".',
      document: { id: 'F', field: 'experiments[0].name' },
    },
  ]);
});

test('A bucket that shows nothing of its own is a finding, and one without a weight too', () => {
  const buckets = [...sound, { name: 'ratings', weight: null }];
  expect(check({ name: signUpTest, paths: null, buckets }).map(({ document }) => document?.field)).toEqual([
    'experiments[0].buckets[3].name',
    'experiments[0].buckets[3].weight',
  ]);
});

test('A path of an experiment without a slash at its beginning is a finding', () => {
  expect(check({ name: signUpTest, paths: '/about, pricing', buckets: sound })).toMatchObject([
    {
      message: `The experiment "${signUpTest}" has the path "pricing", which fits no page.`,
      document: { field: 'experiments[0].paths' },
    },
  ]);
});
