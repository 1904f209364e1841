import { expect, test } from 'vitest';
import { invoiceLabels } from '../../../../src/islands/invoice-generator/contract.ts';
import { ibanError, referenceError, taxNumberError } from '../../../../src/islands/invoice-generator/field-errors.ts';
import { labelsOf } from '../../support/sheet-form.ts';

const labels = {
  ...labelsOf(invoiceLabels),
  iban_length_error: '{country} has {expected}, not {found}',
  tax_number_shape_error: '{country} as {example}',
};
const british = { labels, country: 'GB' };

test('A wrong IBAN is told with what is wrong about it', () => {
  expect(ibanError('BE68 5390 0754 7034', labels)).toBeUndefined();
  expect(ibanError('BE68 5390 0754 703', labels)).toBe('BE has 16, not 15');
  expect(ibanError('BE68 5390 0754 7035', labels)).toBe('iban_digits_error');
  expect(ibanError('12345678', labels)).toBe('iban_country_error');
});

test('A payment reference in the visitor’s own words is never wrong', () => {
  expect(referenceError('RF-17, second half', labels)).toBeUndefined();
  expect(referenceError('RF18 5390 0754 7034', labels)).toBeUndefined();
  expect(referenceError('RF18 5390 0754 7035', labels)).toBe('reference_error');
});

test('A wrong VAT number is told with the form that its country’s numbers have', () => {
  expect(taxNumberError('980 7806 84', british)).toBeUndefined();
  expect(taxNumberError('980 7806 85', british)).toBe('tax_number_digits_error');
  expect(taxNumberError('DE 136 695', british)).toBe('DE as DE136695976');
});

test('A VAT number without letters is judged by the country of its party', () => {
  expect(taxNumberError('136695976', { labels, country: 'DE' })).toBeUndefined();
  expect(taxNumberError('136695976', british)).toBe('tax_number_digits_error');
});
