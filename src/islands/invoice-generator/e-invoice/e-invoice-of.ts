import type { SheetForm } from '../../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from '../contract.ts';
import { lineAmounts } from '../invoice.ts';
import { type Invoice, lineOf } from '../invoice-of.ts';
import { compactReference, isValidCreditorReference } from '../payment/creditor-reference.ts';
import { compactIban } from '../payment/iban.ts';
import { type VatCase, vatCaseTexts } from '../vat-case.ts';
import { completeVatNumber } from '../vat-number/vat-number.ts';
import type { EInvoice, Line, Party, VatCategory } from './e-invoice.ts';

/** An electronic invoice, or the names of the fields that it needs and that are empty. */
export type EInvoiceAnswer =
  | { readonly ok: true; readonly invoice: EInvoice }
  | { readonly ok: false; readonly missing: readonly string[] };

interface EInvoiceInput {
  readonly form: Pick<SheetForm, 'text'>;
  readonly invoice: Invoice;
  readonly props: InvoiceGeneratorProps;
}

/**
 * Makes an electronic invoice of the form. EN 16931 needs more than the paper: tax numbers (BR-S-02 and its like for the
 * other categories), a day of payment (BR-CO-25), and items with a name and a price (BR-16, BR-25, BR-26). The numbers of
 * the form must be valid.
 */
export function eInvoiceOf(input: EInvoiceInput): EInvoiceAnswer {
  const missing = neededFields(input.invoice, input.form).filter((name) => input.form.text(name) === '');
  return missing.length > 0 ? { ok: false, missing } : { ok: true, invoice: filled(input) };
}

function neededFields({ given, vatCase, isCreditNote }: Invoice, form: EInvoiceInput['form']): string[] {
  const items = given.value.length > 0 ? given.value : [1];
  // A seller without a VAT number has a tax number, but goods that cross a border need the VAT number.
  const mayHaveTaxId = vatCase.value !== 'intra-community' && vatCase.value !== 'export';
  return [
    'company',
    ...(mayHaveTaxId && form.text('company_tax_id') ? [] : ['company_tax_number']),
    'client',
    ...(vatCase.value === 'reverse-charge' || vatCase.value === 'intra-community' ? ['client_tax_number'] : []),
    ...['number', 'date', 'term'],
    // Article 219 of directive 2006/112/EC: a credit note names the invoice that it changes.
    ...(isCreditNote.value ? ['credited'] : []),
    ...items.flatMap((id) => [`item-${id}-description`, `item-${id}-price`]),
  ];
}

function filled({ form, invoice, props }: EInvoiceInput): EInvoice {
  const { lines, discount, groups, net, tax, total } = invoice.totals.value;
  const vatCase = invoice.vatCase.value;
  const categoryOf = (rate: number): VatCategory =>
    vatCase === 'charged' ? (rate === 0 ? 'Z' : 'S') : categories[vatCase];
  const line = (id: number): Line => {
    const numbers = lineOf(invoice.item(id));
    const rate = vatCase === 'charged' ? numbers.rate : 0;
    const description = form.text(`item-${id}-description`);
    return {
      ...{ description, quantity: numbers.quantity, price: numbers.price, discountRate: numbers.discount },
      ...{ ...lineAmounts(numbers), rate, category: categoryOf(rate) },
    };
  };
  return {
    number: form.text('number'),
    kind: invoice.isCreditNote.value ? '381' : '380',
    credited: invoice.isCreditNote.value ? form.text('credited') : '',
    date: form.text('date'),
    due: invoice.due.value,
    // An intra-community supply must state its day (BR-IC-11), which is that of the invoice unless the form names another.
    delivery: form.text('delivery_date') || (vatCase === 'intra-community' ? form.text('date') : ''),
    currency: form.text('currency'),
    exemption: vatCase === 'charged' ? '' : props.labels[vatCaseTexts[vatCase]],
    buyerReference: form.text('buyer_reference'),
    note: form.text('notes'),
    seller: party(form, 'company', props),
    buyer: party(form, 'client', props),
    lines: invoice.given.value.map(line),
    groups: groups.map((group) => ({ ...group, category: categoryOf(group.rate) })),
    discountRate: invoice.discount.value.value,
    lineSum: lines,
    discount,
    net,
    tax,
    total,
    iban: compactIban(form.text('iban')),
    paymentReference: paymentReference(form),
  };
}

const categories: Readonly<Record<Exclude<VatCase, 'charged'>, VatCategory>> = {
  ...{ 'reverse-charge': 'AE', 'intra-community': 'K', export: 'G', exempt: 'E' },
};

function party(form: EInvoiceInput['form'], prefix: 'company' | 'client', props: InvoiceGeneratorProps): Party {
  const vatNumber = form.text(`${prefix}_tax_number`);
  const lines = form.text(`${prefix}_address`).split('\n');
  return {
    name: form.text(prefix),
    addressLines: lines.map((line) => line.trim()).filter(Boolean),
    country: form.text(`${prefix}_country`),
    vatNumber: vatNumber && completeVatNumber(vatNumber, props.country),
    taxId: vatNumber ? '' : form.text(`${prefix}_tax_id`),
  };
}

function paymentReference(form: EInvoiceInput['form']): string {
  const reference = form.text('reference');
  if (isValidCreditorReference(reference)) return compactReference(reference);
  return reference || form.text('number');
}
