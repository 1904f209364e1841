import { expect, test } from 'vitest';
import { reportLabels } from '../../../../src/islands/expense-report/contract.ts';
import { reportOf } from '../../../../src/islands/expense-report/report-of.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';
import { formWith, labelsOf } from '../../support/sheet-form.ts';

const props = {
  labels: labelsOf(reportLabels),
  requiredError: 'Required',
  htmlLang: 'en-GB',
  currency: 'GBP',
  currencies: [],
  categories: [],
  categoryColours: {},
  perDiem: undefined,
  units: [],
  mileage: { country: 'GB', unit: 'mile', rate: 45_00 },
} as const;

/** The report of a form with one expense and one journey. */
function reportWith(values: FormValues) {
  return reportOf(formWith(values, { expense: [1], journey: [1] }), props, createFormat('en-GB'));
}

test('An expense report prints a receipt whose amount is wrong, and is not sound', () => {
  const report = reportWith({ 'expense-1-amount': 'much' });
  expect(report.givenExpenses.value).toEqual([1]);
  expect(report.isValid.value).toBe(false);
  expect(reportWith({ 'expense-1-amount': '236', advance: '' }).isValid.value).toBe(true);
});
