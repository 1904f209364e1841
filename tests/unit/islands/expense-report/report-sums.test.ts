import { expect, test } from 'vitest';
import { reportLabels } from '../../../../src/islands/expense-report/contract.ts';
import { createReceipts } from '../../../../src/islands/expense-report/receipts/receipts.ts';
import { reportOf } from '../../../../src/islands/expense-report/report-of.ts';
import { reportSums } from '../../../../src/islands/expense-report/report-sums.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';
import { formWith, labelsOf } from '../../support/sheet-form.ts';

/** The figures of the sums, in their order, and what is to be paid. */
function figuresOf(values: FormValues): string[] {
  const props = {
    labels: labelsOf(reportLabels),
    ...{ requiredError: '', htmlLang: 'en-GB', currency: 'GBP', currencies: [], categories: [], units: [] },
    ...{ categoryColours: {}, perDiem: undefined },
    mileage: { country: 'GB', unit: 'mile', rate: 45_00 },
  } as const;
  const form = formWith({ currency: 'GBP', ...values }, { expense: [1, 2], journey: [1], stay: [1] });
  const format = createFormat('en-GB');
  const view = { props, form, format, report: reportOf(form, props, format), receipts: createReceipts() };
  const { sums, due } = reportSums(view);
  return [...sums, due].map(({ figure }) => figure);
}

const trip = {
  ...{ 'expense-1-category': 'Travel', 'expense-1-amount': '236' },
  ...{ 'expense-2-category': 'Meals', 'expense-2-amount': '12.40' },
  ...{ mileage_rate: '0.50', 'journey-1-distance': '24' },
  ...{ 'stay-1-days': '2', 'stay-1-rate': '25', advance: '10' },
};

test.each<[string, FormValues, string[]]>([
  ['nothing', {}, ['236.00', '12.40', '12.00', '50.00', '310.40', '10.00', '£300.40']],
  ['an amount', { 'expense-1-amount': 'abc' }, ['–', '12.40', '12.00', '50.00', '–', '10.00', '–']],
  ['a distance', { 'journey-1-distance': 'far' }, ['236.00', '12.40', '–', '50.00', '–', '10.00', '–']],
  ['a rate of the journeys', { mileage_rate: 'x' }, ['236.00', '12.40', '–', '50.00', '–', '10.00', '–']],
  ['a number of days', { 'stay-1-days': 'two' }, ['236.00', '12.40', '12.00', '–', '–', '10.00', '–']],
  ['the advance', { advance: 'some' }, ['236.00', '12.40', '12.00', '50.00', '310.40', '–', '–']],
])('With %s wrong, a report lacks the sums that it is a part of, and no others', (_, wrong, figures) => {
  expect(figuresOf({ ...trip, ...wrong })).toEqual(figures);
});
