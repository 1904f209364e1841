import { expect, test } from 'vitest';
import { creditTransferText } from '../../../../../src/islands/invoice-generator/payment/credit-transfer.ts';

/** The example of EPC069-12: one euro for the Red Cross, here without the BIC, which version 002 leaves out. */
const example = { name: 'Red Cross', iban: 'BE72000000001616', cents: 1_00, reference: 'Urgency fund' };

test('A payment code has the fields of EPC069-12 in their order', () => {
  expect(creditTransferText(example)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Red Cross', 'BE72000000001616', 'EUR1.00', '', '', 'Urgency fund'],
  ]);
});

test('A creditor reference has a field of its own, and excludes a text', () => {
  const lines = creditTransferText({ ...example, reference: 'RF18 5390 0754 7034' })?.split('\n');
  expect(lines?.slice(8)).toEqual(['', 'RF18539007547034']);
});

test('A payment code without a reference ends with the amount', () => {
  expect(creditTransferText({ ...example, reference: '' })).toMatch(/\nEUR1\.00$/);
});

test('There is no payment code for nothing, for more than the limit and for a wrong account', () => {
  expect(creditTransferText({ ...example, cents: 0 })).toBeUndefined();
  expect(creditTransferText({ ...example, cents: 1 })).toContain('EUR0.01');
  expect(creditTransferText({ ...example, cents: 999_999_999_99 })).toContain('EUR999999999.99');
  expect(creditTransferText({ ...example, cents: 1_000_000_000_00 })).toBeUndefined();
  expect(creditTransferText({ ...example, iban: 'BE72000000001617' })).toBeUndefined();
  expect(creditTransferText({ ...example, name: '' })).toBeUndefined();
});

test('An account outside the European Economic Area has no payment code, because that would need a BIC', () => {
  expect(creditTransferText({ ...example, iban: 'GB29NWBK60161331926819' })).toBeUndefined();
  expect(creditTransferText({ ...example, iban: 'NO9386011117947' })).toBeDefined();
});

test('A long name and a long text are cut to the limits of their fields', () => {
  const lines = creditTransferText({ ...example, name: 'N'.repeat(71), reference: 'T'.repeat(141) })?.split('\n');
  expect(lines?.[5]).toHaveLength(70);
  expect(lines?.[10]).toHaveLength(140);
});

test('A payment code has at most 331 bytes: Greek letters have two', () => {
  expect(creditTransferText({ ...example, name: 'Α'.repeat(70), reference: 'Β'.repeat(70) })).toBeDefined();
  expect(creditTransferText({ ...example, name: 'Α'.repeat(70), reference: 'Β'.repeat(140) })).toBeUndefined();
});
