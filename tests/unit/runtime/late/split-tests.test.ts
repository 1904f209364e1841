import { expect, test } from 'vitest';
import { bucketOf } from '../../../../src/runtime/late/split-tests.ts';

const proof = { name: 'proof', paths: '', buckets: ['quote', 'control'].map((name) => ({ name, weight: 1 })) };

test('A visitor’s bucket is the one of the cookie, among other tests and other cookies', () => {
  expect(bucketOf(proof, 'a=b; split-test=other%3Ax%2C%20proof%3Aquote; c=d')).toBe('quote');
  expect(bucketOf(proof, 'split-test=proof:control')).toBe('control');
});

test.each([
  '',
  'split-test=',
  'split-test=proof',
  'split-test=proof:',
  'split-test=proof:rating',
  'split-test=%',
  'x=proof:quote',
])('The cookies "%s" name no bucket that editors have defined', (cookies) => {
  expect(bucketOf(proof, cookies)).toBeUndefined();
});
