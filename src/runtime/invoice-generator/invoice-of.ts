import {
  dueDate,
  type InvoiceTotals,
  invoiceTotals,
  lineAmount,
  priceExtraDigits,
  quantityDigits,
} from '../../rules/tools/invoice.ts';
import { hundredPerCent, minorDigits } from '../../rules/tools/money.ts';
import type { ToolFormat } from '../tools/format.ts';
import { type NumberField, numberReader } from '../tools/numbers.ts';
import type { SheetForm } from '../tools/use-sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';

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
  /** Of the items given, in their order. */
  readonly totals: InvoiceTotals;
  readonly isReverseCharge: boolean;
  /** Nothing typed at all. */
  readonly isBlank: boolean;
}

/** Amounts beyond this are a slip of the finger, and no longer exact. */
const largestAmount = 1e14;

/** Reads an invoice out of its form. */
export function invoiceOf(form: SheetForm, { labels }: InvoiceGeneratorProps, format: ToolFormat): Invoice {
  const { values } = form;
  const currency = values.currency ?? '';
  const isReverseCharge = values.reverse_charge !== undefined;
  const number = numberReader(form, format, labels);
  const items = (form.rows.item ?? []).map((id): InvoiceItem => {
    const name = (part: string) => `item-${id}-${part}`;
    const rate = number(name('rate'), 2);
    const item = {
      id,
      description: values[name('description')] ?? '',
      quantity: number(name('quantity'), quantityDigits),
      price: number(name('price'), minorDigits(currency) + priceExtraDigits),
      rate: rate.value > hundredPerCent ? wrong(form.left.has(name('rate')) && labels.rate_error) : rate,
    };
    const isTooLarge = lineAmount(lineOf(item)) >= largestAmount;
    const price = isTooLarge ? wrong(labels.large_error) : item.price;
    return { ...item, price, isGiven: item.description !== '' || price.isGiven };
  });
  const lines = items.filter(({ isGiven }) => isGiven).map(lineOf);
  const term = number('term', 0);
  return {
    currency,
    due: (term.isGiven && dueDate(values.date ?? '', Math.min(term.value, 999))) || '',
    term,
    items,
    totals: invoiceTotals(isReverseCharge ? lines.map((line) => ({ ...line, rate: 0 })) : lines),
    isReverseCharge,
    isBlank: lines.length === 0 && typed.every((name) => !values[name]),
  };
}

const typed = ['company', 'company_address', 'client', 'client_address', 'number', 'notes', 'bank'];

function lineOf({ quantity, price, rate }: Pick<InvoiceItem, 'quantity' | 'price' | 'rate'>) {
  return { quantity: quantity.value, price: price.value, rate: rate.value };
}

function wrong(error: string | false): NumberField {
  return { value: 0, isGiven: false, error: error || undefined };
}
