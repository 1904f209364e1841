import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { FillValue } from '../../rules/fill-in.ts';
import { minorDigits } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import type { ToolFormat } from '../kit/format.ts';
import { type NumberField, numberReader, wholeNumberReader } from '../kit/numbers.ts';
import type { ToolForm } from '../kit/tool-form.ts';
import type { PolicyBuilderProps } from './contract.ts';
import type { PolicyAnswers } from './policy.ts';

/** The limits in a policy. */
export const limitNames = ['meals', 'client_meal', 'hotel', 'software', 'receipt', 'approval'] as const;
export type LimitName = (typeof limitNames)[number];

type Limits = Readonly<Record<LimitName, string>>;

const euroLimits: Limits = {
  meals: '30',
  client_meal: '60',
  hotel: '150',
  software: '50',
  receipt: '0',
  approval: '250',
};

/**
 * The initial limits by currency: round amounts that buy about the same in its countries. Receipts are needed for all
 * amounts at first.
 */
export const initialLimits: Readonly<Record<string, Limits>> = {
  EUR: euroLimits,
  // A pound buys about as much in Britain as a euro elsewhere.
  GBP: euroLimits,
  USD: { meals: '60', client_meal: '80', hotel: '200', software: '60', receipt: '0', approval: '300' },
  DKK: { meals: '250', client_meal: '450', hotel: '1200', software: '400', receipt: '0', approval: '2000' },
  NOK: { meals: '350', client_meal: '700', hotel: '1700', software: '600', receipt: '0', approval: '3000' },
  SEK: { meals: '300', client_meal: '600', hotel: '1500', software: '500', receipt: '0', approval: '2500' },
};

/** The number of decimals that a mileage rate has in addition to those of an amount in the same currency. */
const mileageExtraDigits = 2;

/** Returns the form's initial answers. They make a complete policy. */
export function initialAnswers({ labels, currency, mileage }: PolicyBuilderProps, format: ToolFormat): FormValues {
  return {
    ...(initialLimits[currency] ?? euroLimits),
    currency,
    approver: labels.approver_example,
    mileage: mileage.rate > 0 ? format.amount(mileage.rate, currency, mileageExtraDigits) : '',
    deadline: '30',
    alcohol: 'no',
    travel_class: 'economy',
  };
}

export type PolicyFields = Readonly<Record<LimitName | 'mileage' | 'deadline', ReadonlySignal<NumberField>>>;

type Form = Pick<ToolForm, 'text' | 'hasLeft'>;

/** Parses the form's number fields, and follows their changes. */
export function fieldsOf(form: Form, { labels }: PolicyBuilderProps, format: ToolFormat): PolicyFields {
  const number = numberReader(form, format, labels);
  const wholeNumber = wholeNumberReader(form, format, labels);
  const amount = (name: string, extraDigits = 0) =>
    computed(() => number(name, minorDigits(form.text('currency')) + extraDigits));
  return {
    meals: amount('meals'),
    client_meal: amount('client_meal'),
    hotel: amount('hotel'),
    software: amount('software'),
    receipt: amount('receipt'),
    approval: amount('approval'),
    mileage: amount('mileage', mileageExtraDigits),
    deadline: computed(() => wholeNumber('deadline')),
  };
}

/**
 * The answers as words for the policy's sentences. An empty answer and a wrong number make the policy leave out
 * their sentence.
 */
export function answersOf(
  { text }: Form,
  fields: PolicyFields,
  { labels, unit }: PolicyBuilderProps,
  format: ToolFormat,
): ReadonlySignal<PolicyAnswers> {
  const word = (name: keyof PolicyFields, format: (value: number) => FillValue) =>
    [name, computed(() => wordOf(fields[name].value, format))] as const;
  const words = [
    ...limitNames.map((name) => word(name, (amount) => format.briefMoney(amount, text('currency')))),
    word('mileage', (rate) => (rate > 0 ? format.money(rate, text('currency'), mileageExtraDigits) : '')),
    word('deadline', format.quantity),
  ];
  return computed(() => ({
    ...Object.fromEntries(words.map(([name, { value }]) => [name, value])),
    company: text('company') || labels.company_example,
    approver: text('approver'),
    alcohol: text('alcohol'),
    travel_class: text('travel_class'),
    unit,
    receipt_from: receiptFrom(fields.receipt.value),
  }));
}

function wordOf({ state, value }: NumberField, word: (value: number) => FillValue): FillValue {
  return state === 'given' ? word(value) : '';
}

/**
 * Selects one of the two sentences on receipts: `zero` if receipts are needed for all amounts, `limit` if only above a
 * limit.
 */
function receiptFrom({ state, value }: NumberField): string {
  if (state !== 'given') return '';
  return value === 0 ? 'zero' : 'limit';
}
