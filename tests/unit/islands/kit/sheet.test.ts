import { describe, expect, test } from 'vitest';
import { reportOf } from '../../../../src/islands/expense-report/report-of.ts';
import { invoiceOf } from '../../../../src/islands/invoice-generator/invoice-of.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import type { SheetForm } from '../../../../src/islands/kit/use-sheet-form.ts';
import { answersOf, fieldsOf } from '../../../../src/islands/policy-builder/answers.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';

const format = createFormat('en-GB');
const labels = { term_error: 'At most {days} days', rate_error: 'Up to 100', number_error: 'Not a number' };

/** A form with these in its fields, all of them left. */
function formWith(values: FormValues, rows: SheetForm['rows'] = {}): SheetForm {
  return { values: { currency: 'GBP', ...values }, left: new Set(Object.keys(values)), rows } as unknown as SheetForm;
}

describe('an invoice', () => {
  const invoiceWith = (values: FormValues) => invoiceOf(formWith(values, { item: [1] }), { labels } as never, format);

  test('refuses a term nobody waits for, and has no last day then', () => {
    const { term, due } = invoiceWith({ date: '2026-03-04', term: '99999999' });
    expect(term.error).toBe('At most 999 days');
    expect(due).toBe('');
    expect(invoiceWith({ date: '2026-03-04', term: '999' }).due).toBe('2028-11-27');
  });

  test('does not know what it adds up to while a number of a line is wrong', () => {
    expect(invoiceWith({ 'item-1-price': '480', 'item-1-quantity': 'three' }).isSound).toBe(false);
    expect(invoiceWith({ 'item-1-price': '480', 'item-1-rate': '101' }).isSound).toBe(false);
    expect(invoiceWith({ 'item-1-price': '480', 'item-1-quantity': '3' }).isSound).toBe(true);
  });

  test('keeps a line whose price is wrong', () => {
    expect(invoiceWith({ 'item-1-price': 'much' }).items).toMatchObject([{ isGiven: true }]);
  });
});

describe('an expense report', () => {
  const mileage = { unit: 'mile' };
  const reportWith = (values: FormValues) =>
    reportOf(formWith(values, { expense: [1], journey: [1] }), { labels, mileage } as never, format);

  test('keeps a receipt whose amount is wrong, and does not know what it adds up to', () => {
    const report = reportWith({ 'expense-1-amount': 'much' });
    expect(report.givenExpenses).toHaveLength(1);
    expect(report.isSound).toBe(false);
    expect(reportWith({ 'expense-1-amount': '236', advance: '' }).isSound).toBe(true);
  });
});

describe('a policy', () => {
  const props = { labels: { ...labels, company_example: 'Your company' }, unit: 'mile' } as never;
  const answersWith = (values: FormValues) => {
    const form = formWith(values);
    return answersOf(form.values, fieldsOf(form, props, format), props, format);
  };

  test('has an empty answer left out and a wrong one as a dash', () => {
    expect(answersWith({ meals: '42.50', hotel: '', deadline: 'soon', mileage: '-1' })).toMatchObject({
      meals: '£42.50',
      hotel: '',
      deadline: '–',
      mileage: '–',
    });
  });

  test('asks for receipts from a limit on, even if that is wrong', () => {
    expect(answersWith({ receipt: '0' }).receipt_from).toBe('zero');
    expect(answersWith({ receipt: '10' }).receipt_from).toBe('limit');
    expect(answersWith({ receipt: 'ten' })).toMatchObject({ receipt_from: 'limit', receipt: '–' });
    expect(answersWith({ receipt: '' }).receipt_from).toBe('');
  });
});
