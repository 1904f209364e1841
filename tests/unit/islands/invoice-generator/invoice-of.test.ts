import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { invoiceLabels } from '../../../../src/islands/invoice-generator/contract.ts';
import { invoiceOf } from '../../../../src/islands/invoice-generator/invoice-of.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';
import { formWith, labelsOf } from '../../support/sheet-form.ts';

const labels = { ...labelsOf(invoiceLabels), term_error: 'At most {days} days', rate_error: 'Up to 100' };
const props = {
  labels,
  requiredError: 'Required',
  htmlLang: 'en-GB',
  country: 'GB',
  currency: 'GBP',
  currencies: [],
  countries: [],
  rate: 0,
};

/** The invoice of a form with one line. */
function invoiceWith(values: FormValues) {
  return invoiceOf(formWith(values, { item: [1] }), props, createFormat('en-GB'));
}

test('An invoice refuses a term above 999 days, and has no last day then', () => {
  const { term, due } = invoiceWith({ date: '2026-03-04', term: '99999999' });
  expect(term.value.error).toBe('At most 999 days');
  expect(due.value).toBe('');
  expect(invoiceWith({ date: '2026-03-04', term: '999' }).due.value).toBe('2028-11-27');
});

test('An invoice is not sound while a number of a line is wrong', () => {
  expect(invoiceWith({ 'item-1-price': '480', 'item-1-quantity': 'three' }).isValid.value).toBe(false);
  expect(invoiceWith({ 'item-1-price': '480', 'item-1-rate': '101' }).isValid.value).toBe(false);
  expect(invoiceWith({ 'item-1-price': '480', discount: '101' }).isValid.value).toBe(false);
  expect(invoiceWith({ 'item-1-price': '480', 'item-1-quantity': '3' }).isValid.value).toBe(true);
});

test('An invoice prints a line whose price is wrong', () => {
  expect(invoiceWith({ 'item-1-price': 'much' }).given.value).toEqual([1]);
});

test('A price that changes changes the totals, and neither the other lines nor which lines are printed', () => {
  const values = { 'item-1-price': '480', 'item-1-quantity': '1', 'item-2-price': '20', 'item-2-quantity': '1' };
  const form = formWith(values, { item: [1, 2, 3] });
  const invoice = invoiceOf(form, props, createFormat('en-GB'));
  const drawn: string[] = [];
  effect(() => void drawn.push(`lines ${invoice.given.value}`));
  effect(() => void drawn.push(`second ${invoice.item(2).price.value.value}`));
  effect(() => void drawn.push(`net ${invoice.totals.value.net}`));
  form.begin({ ...form.values.value, 'item-1-price': '481' });
  expect(drawn).toEqual(['lines 1,2', 'second 200000', 'net 50000', 'net 50100']);
});

const payable = {
  company: 'Nordvik',
  number: '17',
  iban: 'NO93 8601 1117 947',
  currency: 'EUR',
  'item-1-price': '480',
  'item-1-quantity': '1',
};

test('An invoice in euros has a payment code, which names the invoice where there is no reference', () => {
  expect(invoiceWith(payable).paymentCode.value).toMatch(/\nEUR480\.00\n\n\n17$/);
  const reference = 'RF18 5390 0754 7034';
  expect(invoiceWith({ ...payable, reference }).paymentCode.value).toMatch(/\n\nRF18539007547034$/);
});

test('An invoice in another currency, and one whose sum is unknown, have no payment code', () => {
  expect(invoiceWith({ ...payable, currency: 'NOK' }).paymentCode.value).toBeUndefined();
  expect(invoiceWith({ ...payable, 'item-1-price': 'much' }).paymentCode.value).toBeUndefined();
});
