import { expect, test } from 'vitest';
import { isAddressPattern } from '../../../src/site/address-patterns.ts';

test.each(['linkedin.com', '*.example.com', 'https://example.com/docs/**', '[::1]:80', 'example.com/{a,b}'])(
  'The pattern %s may fit an address',
  (pattern) => expect(isAddressPattern(pattern)).toBe(true),
);

test.each(['', ' ', '[', 'example.com/{a', 'example.com/(a'])('The pattern "%s" fits no address', (pattern) =>
  expect(isAddressPattern(pattern)).toBe(false),
);
