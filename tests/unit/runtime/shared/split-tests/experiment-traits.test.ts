import { expect, test } from 'vitest';
import { experimentTraits } from '../../../../../src/runtime/shared/split-tests/experiment-traits.ts';

test('Analytics learn the bucket of each split test, and which tests the visitor has encountered', () => {
  expect(experimentTraits(`split-test=${encodeURIComponent('proof:quote,hero:b|proof@/faq')}`)).toEqual({
    'split-test-proof': 'quote',
    'split-test-hero': 'b',
    'split-test-encountered-proof': true,
    'user-encountered-experiment': true,
  });
});

test('A visitor without a bucket in an encountered test has encountered no experiment', () => {
  expect(experimentTraits(`split-test=${encodeURIComponent('hero:b|proof@/faq')}`)).toEqual({
    'split-test-hero': 'b',
    'user-encountered-experiment': false,
  });
  expect(experimentTraits('')).toEqual({ 'user-encountered-experiment': false });
});
