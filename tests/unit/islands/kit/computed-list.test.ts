import { effect, signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { computedList } from '../../../../src/islands/kit/computed-list.ts';

test('A computed list counts as changed when it has other elements, not when it is another list', () => {
  const numbers = signal([1, 2, 3]);
  const odd = computedList(() => numbers.value.filter((number) => number % 2 === 1));
  const seen: (readonly number[])[] = [];
  effect(() => void seen.push(odd.value));
  numbers.value = [1, 3, 4];
  numbers.value = [3, 1];
  numbers.value = [];
  expect(seen).toEqual([[1, 3], [3, 1], []]);
});
