import type { FillValue } from '../../rules/fill-in.ts';
import { minorDigits } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import type { ToolFormat } from '../kit/format.ts';
import { type NumberField, noFigure, numberReader } from '../kit/numbers.ts';
import type { ToolForm } from '../kit/use-tool-form.ts';
import type { PolicyBuilderProps } from './contract.ts';
import type { PolicyAnswers } from './policy.ts';

/** The limits in a policy, with initial amounts that suit the euro and currencies of similar value. */
export const limits = {
  meals: '30',
  client_meal: '60',
  hotel: '150',
  software: '50',
  receipt: '0',
  approval: '250',
} as const;
export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

/** The number of decimals that a mileage rate has in addition to those of an amount in the same currency. */
const mileageExtraDigits = 2;

/** Returns the form's initial answers. They make a complete policy. */
export function initialAnswers({ labels, currency, mileage }: PolicyBuilderProps, format: ToolFormat): FormValues {
  return {
    ...limits,
    currency,
    approver: labels.approver_example,
    mileage: mileage.rate > 0 ? format.amount(mileage.rate, currency, mileageExtraDigits) : '',
    deadline: '30',
    alcohol: 'no',
    travel_class: 'economy',
  };
}

export interface PolicyFields extends Readonly<Record<LimitName, NumberField>> {
  readonly mileage: NumberField;
  readonly deadline: NumberField;
}

/** Parses the form's number fields. */
export function fieldsOf(form: ToolForm, { labels }: PolicyBuilderProps, format: ToolFormat): PolicyFields {
  const number = numberReader(form, format, labels);
  const digits = minorDigits(form.values.currency ?? '');
  return {
    meals: number('meals', digits),
    client_meal: number('client_meal', digits),
    hotel: number('hotel', digits),
    software: number('software', digits),
    receipt: number('receipt', digits),
    approval: number('approval', digits),
    mileage: number('mileage', digits + mileageExtraDigits),
    deadline: number('deadline', 0),
  };
}

/**
 * The answers as words for the policy's sentences. An empty answer makes the policy leave out its sentence; an invalid
 * number is shown as a dash.
 */
export function answersOf(
  values: FormValues,
  fields: PolicyFields,
  { labels, unit }: PolicyBuilderProps,
  format: ToolFormat,
): PolicyAnswers {
  const currency = values.currency ?? '';
  const money = limitNames.map((name) => [name, wordOf(fields[name], (amount) => format.briefMoney(amount, currency))]);
  const { mileage, deadline, receipt } = fields;
  return {
    ...Object.fromEntries(money),
    company: values.company || labels.company_example,
    approver: values.approver ?? '',
    alcohol: values.alcohol ?? '',
    travel_class: values.travel_class ?? '',
    mileage: wordOf(mileage, (rate) => (rate > 0 ? format.money(rate, currency, mileageExtraDigits) : '')),
    unit,
    deadline: wordOf(deadline, (days) => format.quantity(days)),
    receipt_from: receiptFrom(receipt),
  };
}

function wordOf<Word extends FillValue>({ state, value }: NumberField, word: (value: number) => Word): Word | string {
  if (state === 'wrong') return noFigure;
  return state === 'given' ? word(value) : '';
}

/**
 * Selects one of the two sentences on receipts: `zero` if receipts are needed for all amounts, `limit` if only above a
 * limit.
 */
function receiptFrom({ state, value }: NumberField): string {
  if (state === 'empty') return '';
  return state === 'given' && value === 0 ? 'zero' : 'limit';
}
