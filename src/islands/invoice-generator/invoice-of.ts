import { fillIn } from '../../rules/fill-in.ts';
import { hundredPerCent, minorDigits } from '../../rules/money.ts';
import type { ToolFormat } from '../kit/format.ts';
import { areSound, type NumberField, numberReader } from '../kit/numbers.ts';
import type { SheetForm } from '../kit/use-sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { dueDate, type InvoiceTotals, invoiceTotals, lineAmount, priceExtraDigits, quantityDigits } from './invoice.ts';

export interface InvoiceItem {
  readonly id: number;
  readonly description: string;
  readonly quantity: NumberField;
  readonly price: NumberField;
  readonly rate: NumberField;
  /** Something to print on this line. */
  readonly isGiven: boolean;
}

/** The form's fields, understood. */
export interface Invoice {
  readonly currency: string;
  /** ISO date or empty. */
  readonly due: string;
  readonly term: NumberField;
  readonly items: readonly InvoiceItem[];
  /** No number of the items given is wrong: until then nobody knows what they add up to. */
  readonly isSound: boolean;
  /** Of the items given, in their order. */
  readonly totals: InvoiceTotals;
  readonly isReverseCharge: boolean;
  /** Nothing typed at all. */
  readonly isBlank: boolean;
}

/** Amounts beyond this are a slip of the finger, and no longer exact. */
const largestAmount = 1e14;
/** Nobody waits longer than that for their money. Days. */
const longestTerm = 999;

/** Reads an invoice out of its form. */
export function invoiceOf(form: SheetForm, { labels }: InvoiceGeneratorProps, format: ToolFormat): Invoice {
  const { values } = form;
  const currency = values.currency ?? '';
  const isReverseCharge = values.reverse_charge !== undefined;
  const number = numberReader(form, format, labels);
  const items = (form.rows.item ?? []).map((id): InvoiceItem => {
    const name = (part: string) => `item-${id}-${part}`;
    const item = {
      id,
      description: values[name('description')] ?? '',
      quantity: number(name('quantity'), quantityDigits),
      price: number(name('price'), minorDigits(currency) + priceExtraDigits),
      rate: number(name('rate'), 2, { most: hundredPerCent, error: labels.rate_error }),
    };
    const isTooLarge = lineAmount(lineOf(item)) >= largestAmount;
    const price: NumberField = isTooLarge ? { state: 'wrong', value: 0, error: labels.large_error } : item.price;
    return { ...item, price, isGiven: item.description !== '' || price.state !== 'empty' };
  });
  const given = items.filter(({ isGiven }) => isGiven);
  const lines = given.map(lineOf);
  const days = format.number(longestTerm);
  const term = number('term', 0, { most: longestTerm, error: fillIn(labels.term_error, { days }) });
  return {
    currency,
    due: (term.state === 'given' && dueDate(values.date ?? '', term.value)) || '',
    term,
    items,
    isSound: given.every(isSoundItem),
    totals: invoiceTotals(isReverseCharge ? lines.map((line) => ({ ...line, rate: 0 })) : lines),
    isReverseCharge,
    isBlank: lines.length === 0 && typed.every((name) => !values[name]),
  };
}

const typed = ['company', 'company_address', 'client', 'client_address', 'number', 'notes', 'bank'];

function lineOf({ quantity, price, rate }: Pick<InvoiceItem, 'quantity' | 'price' | 'rate'>) {
  return { quantity: quantity.value, price: price.value, rate: rate.value };
}

/** Whether all of its numbers can be taken: what it comes to is known. */
export function isSoundItem({ quantity, price, rate }: InvoiceItem): boolean {
  return areSound([quantity, price, rate]);
}
