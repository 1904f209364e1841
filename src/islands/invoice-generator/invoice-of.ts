import { computed, type ReadonlySignal } from '@preact/signals-core';
import { fillIn } from '../../rules/fill-in.ts';
import { hundredPerCent, type Minor, minorDigits } from '../../rules/money.ts';
import { computedList } from '../kit/computed-list.ts';
import type { ToolFormat } from '../kit/format.ts';
import { areValid, type NumberField, numberReader, wholeNumberReader } from '../kit/numbers.ts';
import { onceByKey } from '../kit/once-by-key.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import {
  dueDate,
  type InvoiceLine,
  type InvoiceTotals,
  invoiceTotals,
  lineAmounts,
  priceExtraDigits,
  quantityDigits,
} from './invoice.ts';
import { type CreditTransfer, creditTransferText } from './payment/credit-transfer.ts';
import { type VatCase, vatCaseOf } from './vat-case.ts';

/**
 * A row of the form's items. Each value is a signal of its own: a component is drawn again only if a value that it
 * reads changes.
 */
export interface InvoiceItem {
  readonly quantity: ReadonlySignal<NumberField>;
  readonly price: ReadonlySignal<NumberField>;
  /** The discount on the item, in per cent. */
  readonly discount: ReadonlySignal<NumberField>;
  readonly rate: ReadonlySignal<NumberField>;
  /** True if the item has a description or a price. Only such items are printed. */
  readonly isGiven: ReadonlySignal<boolean>;
}

/** An invoice: the parsed values of the form's fields, and the totals, as signals. */
export interface Invoice {
  /** The day by which the invoice must be paid: an ISO date, or an empty text if the day is unknown. */
  readonly due: ReadonlySignal<string>;
  readonly term: ReadonlySignal<NumberField>;
  /** The item of a row, by the row's id. */
  readonly item: (id: number) => InvoiceItem;
  /** The discount on the whole invoice, in per cent. */
  readonly discount: ReadonlySignal<NumberField>;
  /** True if a printed item has a discount of its own. The table then has a column for it. */
  readonly hasLineDiscounts: ReadonlySignal<boolean>;
  /** The ids of the printed items. */
  readonly given: ReadonlySignal<readonly number[]>;
  /** False if a number of a printed item or the discount is invalid: the totals are then unknown. */
  readonly isValid: ReadonlySignal<boolean>;
  /** The totals of the printed items. */
  readonly totals: ReadonlySignal<InvoiceTotals>;
  readonly vatCase: ReadonlySignal<VatCase>;
  /** True if the document gives money back for an earlier invoice. Its amounts are positive nevertheless. */
  readonly isCreditNote: ReadonlySignal<boolean>;
  /** The text of the code with which banking apps pay the invoice. Undefined if the invoice has no such code. */
  readonly paymentCode: ReadonlySignal<string | undefined>;
  /** True if the visitor has filled in nothing. The invoice is then printed as a form to fill in by hand. */
  readonly isBlank: ReadonlySignal<boolean>;
}

/**
 * The limit for the amount of an item. Larger amounts are typing errors. The sum of a full list of such amounts is
 * still exact as a JavaScript number, even with VAT of 100 %.
 */
const maxAmount = 4e12;
/** The longest payment term that the form accepts, in days. */
const maxTermDays = 999;

/** Parses the form's values into an invoice, and follows their changes. */
export function invoiceOf(
  form: Pick<SheetForm, 'text' | 'hasLeft' | 'rows'>,
  { labels }: InvoiceGeneratorProps,
  format: ToolFormat,
): Invoice {
  const number = numberReader(form, format, labels);
  const termError = fillIn(labels.term_error, { days: format.number(maxTermDays) });
  const wholeNumber = wholeNumberReader(form, format, { ...labels, whole_error: termError });
  const percentage = (name: string) =>
    number(name, 2, { max: hundredPerCent, error: labels.rate_error }, format.quantity(20));
  const item = onceByKey((id: number): InvoiceItem => {
    const name = (part: string) => `item-${id}-${part}`;
    const quantity = computed(() => number(name('quantity'), quantityDigits, undefined, format.quantity(25, 1)));
    const typedPrice = computed(() => number(name('price'), minorDigits(form.text('currency')) + priceExtraDigits));
    const discount = computed(() => percentage(name('discount')));
    const rate = computed(() => percentage(name('rate')));
    const isTooLarge = computed(
      () => lineAmounts(lineOf({ quantity, price: typedPrice, discount, rate })).gross >= maxAmount,
    );
    const tooLarge: NumberField = { state: 'wrong', value: 0, error: labels.large_error };
    const price = computed(() => (isTooLarge.value ? tooLarge : typedPrice.value));
    const isGiven = computed(() => form.text(name('description')) !== '' || price.value.state !== 'empty');
    return { quantity, price, discount, rate, isGiven };
  });
  const given = computedList(() => form.rows('item').filter((id) => item(id).isGiven.value));
  const vatCase = computed(() => vatCaseOf(form.text('vat_case')));
  const isCreditNote = computed(() => form.text('kind') === 'credit-note');
  const term = computed(() => wholeNumber('term', { max: maxTermDays, error: termError }, format.quantity(14)));
  const discount = computed(() => percentage('discount'));
  const isValid = computed(() => areValid([discount.value]) && given.value.every((id) => isValidItem(item(id))));
  const totals = computed(() => {
    const lines = given.value.map((id) => lineOf(item(id)));
    const taxed = vatCase.value === 'charged' ? lines : lines.map((line) => ({ ...line, rate: 0 }));
    return invoiceTotals(taxed, discount.value.value);
  });
  return {
    due: computed(() => (term.value.state === 'given' && dueDate(form.text('date'), term.value.value)) || ''),
    term,
    item,
    discount,
    hasLineDiscounts: computed(() => given.value.some((id) => hasDiscount(item(id)))),
    given,
    isValid,
    totals,
    vatCase,
    isCreditNote,
    paymentCode: computed(() => {
      const isPayable = isValid.value && !isCreditNote.value && form.text('currency') === 'EUR';
      return isPayable ? creditTransferText(transferOf(form, totals.value.total)) : undefined;
    }),
    isBlank: computed(() => given.value.length === 0 && typed.every((name) => !form.text(name))),
  };
}

const typed = [
  'company',
  'company_address',
  'company_city',
  'client',
  'client_address',
  'client_city',
  'number',
  'notes',
  'bank',
  'iban',
  'reference',
];

/**
 * The credit transfer that pays the invoice. If the form has no payment reference, the invoice's number is the
 * reference.
 */
function transferOf(form: Pick<SheetForm, 'text'>, cents: Minor): CreditTransfer {
  const reference = form.text('reference') || form.text('number');
  return { name: form.text('company'), iban: form.text('iban'), cents, reference };
}

/** The numbers of an item, for its amounts. */
export function lineOf({ quantity, price, discount, rate }: Omit<InvoiceItem, 'isGiven'>): InvoiceLine {
  return {
    quantity: quantity.value.value,
    price: price.value.value,
    discount: discount.value.value,
    rate: rate.value.value,
  };
}

/** True if the item has a discount of its own, even a discount of zero. */
export function hasDiscount({ discount }: InvoiceItem): boolean {
  return discount.value.state !== 'empty';
}

/** True if all numbers of an item are valid, so that its amount is known. */
export function isValidItem({ quantity, price, discount, rate }: InvoiceItem): boolean {
  return areValid([quantity.value, price.value, discount.value, rate.value]);
}
