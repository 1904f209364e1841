import { expect, test } from 'vitest';
import { createLeadKey } from '../../../../src/runtime/forms/lead-key.ts';

test('The key of a lead is a random UUID, another one each time', () => {
  const keys = Array.from({ length: 100 }, createLeadKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
