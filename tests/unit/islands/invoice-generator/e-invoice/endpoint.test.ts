import { expect, test } from 'vitest';
import {
  endpointFault,
  endpointOf,
  isEmail,
  isLeitwegId,
  isRightLeitwegId,
} from '../../../../../src/islands/invoice-generator/e-invoice/endpoint.ts';

test('An electronic address is a Peppol ID or an email address', () => {
  expect(endpointOf('0088:7300010000001')).toEqual({ scheme: '0088', id: '7300010000001' });
  expect(endpointOf('0204: 04011000-1234512345-06')).toEqual({ scheme: '0204', id: '04011000-1234512345-06' });
  expect(endpointOf('ann@example.com')).toEqual({ scheme: 'EM', id: 'ann@example.com' });
});

test.each(['', 'ann', '7300010000001', '1234:7300010000001', '0088:', '0088:73 00'])(
  '“%s” is no electronic address',
  (text) => {
    expect(endpointOf(text)).toBeUndefined();
    expect(endpointFault(text)).toBe('shape');
  },
);

// Right numbers are examples of GS1, of the registers, and of the specification of the Leitweg-ID.
test.each([
  ['0007:2021005489', '0007:2021005488'],
  ['0088:7300010000001', '0088:7300010000002'],
  ['0184:DK12345674', '0184:1234567'],
  ['0192:988077917', '0192:988077918'],
  ['0204:05711-06001-79', '0204:05711-06001-78'],
  ['0208:0202239951', '0208:0202239952'],
])('%s is right and %s is mistyped', (right, wrong) => {
  expect(endpointFault(right)).toBeUndefined();
  expect(endpointFault(wrong)).toBe('check-digits');
});

test('A Leitweg-ID begins with the number of a state or of the federation, so that order numbers rarely look like one', () => {
  expect([isLeitwegId('992-90009-96'), isRightLeitwegId('992-90009-96')]).toEqual([true, true]);
  expect([isLeitwegId('04011000-12345-34'), isRightLeitwegId('04011000-12345-34')]).toEqual([true, false]);
  expect(isLeitwegId('2026-0117-12')).toBe(false);
});

test('An email address has two signs at each side of its only @', () => {
  expect(['ann@example.com', 'a.b@c.de'].map(isEmail)).toEqual([true, true]);
  expect(['a@example.com', 'ann@e', 'ann@@example.com', '.ann@example.com', 'ann@example.'].map(isEmail)).toEqual([
    ...[false, false, false, false, false],
  ]);
});
