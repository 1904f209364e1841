import { expect, test } from 'vitest';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import { numberReader, wholeNumberReader } from '../../../../src/islands/kit/numbers.ts';

const texts = {
  number_error: 'Not a number, such as {example}',
  negative_error: 'Negative',
  large_error: 'Too large',
  whole_error: 'Not whole',
};

/** The one field of a form, in which `text` was typed. */
function fieldWith(text: string, { left = true, max = Number.POSITIVE_INFINITY } = {}) {
  const form = { text: () => text, hasLeft: () => left };
  return numberReader(form, createFormat('en-GB'), texts)('amount', 2, { max, error: 'Over the limit' });
}

test('A field for a number is empty, given or wrong', () => {
  expect(fieldWith('')).toEqual({ state: 'empty', value: 0, error: undefined });
  expect(fieldWith('0')).toEqual({ state: 'given', value: 0, error: undefined });
  expect(fieldWith('soon')).toEqual({ state: 'wrong', value: 0, error: 'Not a number, such as 1,284.50' });
  expect(fieldWith('-5')).toEqual({ state: 'wrong', value: 0, error: 'Negative' });
});

test('A field for a number is wrong at once, and says so when the visitor leaves it', () => {
  expect(fieldWith('soon', { left: false })).toEqual({ state: 'wrong', value: 0, error: undefined });
});

test('A field for a number with a limit takes no more, and says so in its own words', () => {
  expect(fieldWith('10', { max: 10_00 })).toMatchObject({ state: 'given', value: 10_00 });
  expect(fieldWith('10.01', { max: 10_00 })).toEqual({ state: 'wrong', value: 0, error: 'Over the limit' });
});

test('The example for a number fits the field', () => {
  const form = { text: () => 'some', hasLeft: () => true };
  const number = numberReader(form, createFormat('de-DE'), texts);
  expect(wholeNumberReader(form, createFormat('de-DE'), texts)('people').error).toBe('Not a number, such as 12');
  expect(number('amount', 2).error).toBe('Not a number, such as 1.284,50');
  expect(number('quantity', 3, undefined, '2,5').error).toBe('Not a number, such as 2,5');
});

test('A field for a number of days refuses a fraction of one, which it rounded', () => {
  const daysOf = (text: string) => {
    const form = { text: () => text, hasLeft: () => true };
    return wholeNumberReader(form, createFormat('en-GB'), texts)('days', { max: 90, error: 'Over the limit' });
  };
  expect(daysOf('1.5')).toEqual({ state: 'wrong', value: 0, error: 'Not whole' });
  expect(daysOf('30.0004')).toMatchObject({ state: 'wrong', error: 'Not whole' });
  expect(daysOf('30')).toEqual({ state: 'given', value: 30, error: undefined });
  expect(daysOf('30.0')).toMatchObject({ state: 'given', value: 30 });
  expect(daysOf('91')).toMatchObject({ state: 'wrong', error: 'Over the limit' });
});

test('A field for a number says what it rounds to, so that the sum is that of the shown numbers', () => {
  expect(fieldWith('3.335')).toEqual({ state: 'given', value: 3_34, error: undefined, rounded: '3.34' });
  expect(fieldWith('3.33')).toEqual({ state: 'given', value: 3_33, error: undefined });
  expect(fieldWith('3.3300')).toEqual({ state: 'given', value: 3_33, error: undefined });
  expect(fieldWith('10.001', { max: 9_00 })).toMatchObject({ state: 'wrong', error: 'Over the limit' });
});
