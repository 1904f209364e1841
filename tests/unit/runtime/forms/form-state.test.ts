import { expect, test } from 'vitest';
import { checksOnChange, type FormState, isBusy } from '../../../../src/runtime/forms/form-state.ts';

const states: readonly FormState[] = ['idle', 'sending', 'sent', 'blocked', 'failed'];

test('A form cannot be submitted again while it is sent, and until its visitor has moved on', () => {
  expect(states.filter(isBusy)).toEqual(['sending', 'sent']);
});

test('A form checks a changed field only after an attempt that did not succeed', () => {
  expect(states.filter(checksOnChange)).toEqual(['blocked', 'failed']);
});
