import { expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import { answersOf, fieldsOf, initialAnswers, initialLimits } from '../../../../src/islands/policy-builder/answers.ts';
import { policyLabels } from '../../../../src/islands/policy-builder/contract.ts';
import type { FormValues } from '../../../../src/runtime/shared/fill-untouched.ts';
import { formWith, labelsOf } from '../../support/sheet-form.ts';

const props = {
  labels: labelsOf(policyLabels),
  copiedLabel: 'Copied',
  htmlLang: 'en-GB',
  currency: 'GBP',
  currencies: [],
  mileage: { country: 'GB', unit: 'mile', rate: 45_00 },
  unit: 'mile',
  sections: [],
  links: [],
  email: undefined,
} as const;
const format = createFormat('en-GB');

function answersWith(values: FormValues) {
  const form = formWith(values);
  return answersOf(form, fieldsOf(form, props, format), props, format).value;
}

test('A policy leaves out an empty answer and a wrong one', () => {
  expect(answersWith({ meals: '42.50', hotel: '', deadline: 'soon', mileage: '-1' })).toMatchObject({
    meals: '£42.50',
    hotel: '',
    deadline: '',
    mileage: '',
  });
});

test('A policy asks for receipts from a limit on, and is silent on them if the limit is missing or wrong', () => {
  expect(answersWith({ receipt: '0' }).receipt_from).toBe('zero');
  expect(answersWith({ receipt: '10' }).receipt_from).toBe('limit');
  expect(answersWith({ receipt: 'ten' })).toMatchObject({ receipt_from: '', receipt: '' });
  expect(answersWith({ receipt: '' }).receipt_from).toBe('');
});

test('A policy in kroner begins with limits in kroner, not with those of the euro', () => {
  const begun = (currency: string) => initialAnswers({ ...props, currency }, format);
  expect(begun('EUR')).toMatchObject({ meals: '30', hotel: '150', approval: '250' });
  expect(begun('DKK')).toMatchObject({ meals: '250', hotel: '1200', approval: '2000' });
  expect(begun('SEK')).toMatchObject({ meals: '300', hotel: '1500', approval: '2500' });
});

test('Each currency of a locale has its own initial limits', () => {
  const currencies = [...new Set(locales.map(({ currency }) => currency))];
  expect(Object.keys(initialLimits).sort()).toEqual(currencies.sort());
});
