import { expect, test } from 'vitest';
import { createRemainingText } from '../../../src/cli/remaining-time.ts';

test('The remaining time follows from the pace since the first figure', () => {
  const remaining = createRemainingText();
  expect(remaining({ done: 100, total: 400 }, 5000)).toBe('');
  expect(remaining({ done: 110, total: 400 }, 5500)).toBe('');
  expect(remaining({ done: 200, total: 400 }, 15_000)).toBe(', about 20 seconds left');
  expect(remaining({ done: 399, total: 400 }, 35_000)).toBe('');
});

test('A long remaining time is in whole minutes', () => {
  const remaining = createRemainingText();
  remaining({ done: 0, total: 1000 }, 0);
  expect(remaining({ done: 10, total: 1000 }, 2000)).toBe(', about 3 minutes left');
});

test('Without progress nothing is said about the remaining time', () => {
  const remaining = createRemainingText();
  remaining({ done: 5, total: 10 }, 0);
  expect(remaining({ done: 5, total: 10 }, 60_000)).toBe('');
});
