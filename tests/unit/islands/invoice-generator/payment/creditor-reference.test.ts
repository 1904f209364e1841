import { expect, test } from 'vitest';
import {
  isCreditorReference,
  isValidCreditorReference,
} from '../../../../../src/islands/invoice-generator/payment/creditor-reference.ts';

test('The example of the standard is a right creditor reference, however it is typed', () => {
  // ISO 11649:2009; the European Payments Council's EPC142-08 has the same example.
  expect(isValidCreditorReference('RF18539007547034')).toBe(true);
  expect(isValidCreditorReference('rf18 5390 0754 7034')).toBe(true);
  expect(isValidCreditorReference('RF18000000000539007547034')).toBe(true);
});

test('A creditor reference with a wrong digit, or with more than 21 characters, is wrong', () => {
  expect(isValidCreditorReference('RF18539007547035')).toBe(false);
  expect(isValidCreditorReference('RF19539007547034')).toBe(false);
  expect(isValidCreditorReference('RF180000000000539007547034')).toBe(false);
  expect(isValidCreditorReference('RF18')).toBe(false);
});

test('Words that begin with the letters RF are no creditor reference', () => {
  expect(isCreditorReference('RF18 5390')).toBe(true);
  expect(isCreditorReference('RF-2026/17')).toBe(false);
  expect(isCreditorReference('Invoice 17')).toBe(false);
});
