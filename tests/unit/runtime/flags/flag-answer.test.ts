import { expect, test } from 'vitest';
import { answerOf } from '../../../../src/runtime/flags/flag-answer.ts';

test('A flag that the service has evaluated is on or off', () => {
  expect(answerOf({ status: 'complete', value: true, variationIndex: 0 })).toBe('on');
  expect(answerOf({ status: 'complete', value: false, variationIndex: 1 })).toBe('off');
});

test.each([
  ['whose request failed', { status: 'failed', value: false, variationIndex: 1 }],
  ['whose request took too long', { status: 'timeout', value: true, variationIndex: 0 }],
  ['that the service does not know', { status: 'complete', value: false, variationIndex: null }],
  ['whose value is a default', { status: 'complete', value: false }],
  ['that is no boolean', { status: 'complete', value: 'off', variationIndex: 0 }],
] as const)('A flag %s is unknown', (_what, evaluation) => {
  expect(answerOf(evaluation)).toBe('unknown');
});
