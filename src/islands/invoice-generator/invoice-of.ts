import { fillIn } from '../../rules/fill-in.ts';
import { hundredPerCent, minorDigits } from '../../rules/money.ts';
import type { ToolFormat } from '../kit/format.ts';
import { areValid, type NumberField, numberReader } from '../kit/numbers.ts';
import type { SheetForm } from '../kit/use-sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { dueDate, type InvoiceTotals, invoiceTotals, lineAmount, priceExtraDigits, quantityDigits } from './invoice.ts';

export interface InvoiceItem {
  readonly id: number;
  readonly description: string;
  readonly quantity: NumberField;
  readonly price: NumberField;
  readonly rate: NumberField;
  /** True if the item has a description or a price. Only such items are printed. */
  readonly isGiven: boolean;
}

/** An invoice: the parsed values of the form's fields, and the totals. */
export interface Invoice {
  readonly currency: string;
  /** The day by which the invoice must be paid: an ISO date, or an empty text if the day is unknown. */
  readonly due: string;
  readonly term: NumberField;
  readonly items: readonly InvoiceItem[];
  /** False if a number of a printed item is invalid: the totals are then unknown. */
  readonly isValid: boolean;
  /** The totals of the printed items; `amounts` is in the order of these items. */
  readonly totals: InvoiceTotals;
  readonly isReverseCharge: boolean;
  /** True if the visitor has filled in nothing. The invoice is then printed as a form to fill in by hand. */
  readonly isBlank: boolean;
}

/**
 * The limit for the amount of an item. Larger amounts are typing errors, and sums of them would no longer be exact as
 * JavaScript numbers.
 */
const maxAmount = 1e14;
/** The longest payment term that the form accepts, in days. */
const maxTermDays = 999;

/** Parses the form's values into an invoice. */
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
      rate: number(name('rate'), 2, { max: hundredPerCent, error: labels.rate_error }),
    };
    const isTooLarge = lineAmount(lineOf(item)) >= maxAmount;
    const price: NumberField = isTooLarge ? { state: 'wrong', value: 0, error: labels.large_error } : item.price;
    return { ...item, price, isGiven: item.description !== '' || price.state !== 'empty' };
  });
  const given = items.filter(({ isGiven }) => isGiven);
  const lines = given.map(lineOf);
  const days = format.number(maxTermDays);
  const term = number('term', 0, { max: maxTermDays, error: fillIn(labels.term_error, { days }) });
  return {
    currency,
    due: (term.state === 'given' && dueDate(values.date ?? '', term.value)) || '',
    term,
    items,
    isValid: given.every(isValidItem),
    totals: invoiceTotals(isReverseCharge ? lines.map((line) => ({ ...line, rate: 0 })) : lines),
    isReverseCharge,
    isBlank: lines.length === 0 && typed.every((name) => !values[name]),
  };
}

const typed = ['company', 'company_address', 'client', 'client_address', 'number', 'notes', 'bank'];

function lineOf({ quantity, price, rate }: Pick<InvoiceItem, 'quantity' | 'price' | 'rate'>) {
  return { quantity: quantity.value, price: price.value, rate: rate.value };
}

/** True if all numbers of an item are valid, so that its amount is known. */
export function isValidItem({ quantity, price, rate }: InvoiceItem): boolean {
  return areValid([quantity, price, rate]);
}
