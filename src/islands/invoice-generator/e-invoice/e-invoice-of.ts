import type { SheetForm } from '../../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from '../contract.ts';
import { lineAmounts } from '../invoice.ts';
import { type Invoice, lineOf } from '../invoice-of.ts';
import type { ChosenLanguage } from '../paper-language.ts';
import { partyCountry } from '../party-country.ts';
import { compactReference, isValidCreditorReference } from '../payment/creditor-reference.ts';
import { compactIban } from '../payment/iban.ts';
import { type VatCase, vatCaseTexts } from '../vat-case.ts';
import { completeVatNumber } from '../vat-number/vat-number.ts';
import type { EInvoice, Line, VatCategory } from './e-invoice.ts';
import { type EInvoiceFaults, eInvoiceFaults } from './e-invoice-faults.ts';
import { type Endpoint, emailScheme, endpointOf, isRightLeitwegId } from './endpoint.ts';
import type { ProfileName } from './profile.ts';

/** An electronic invoice, or what the form lacks for it. */
export type EInvoiceAnswer =
  | { readonly ok: true; readonly invoice: EInvoice }
  | { readonly ok: false; readonly faults: EInvoiceFaults };

interface EInvoiceInput {
  readonly form: Pick<SheetForm, 'text'>;
  readonly invoice: Invoice;
  readonly props: Pick<InvoiceGeneratorProps, 'country'>;
  /** The paper's language, in which the invoice states the reason why no VAT is charged. */
  readonly language: Pick<ChosenLanguage, 'style'>;
}

/** Makes an electronic invoice of the form. The numbers of the form must be valid. */
export function eInvoiceOf(input: EInvoiceInput, profile: ProfileName): EInvoiceAnswer {
  const faults = eInvoiceFaults(input, profile);
  return faults.size > 0 ? { ok: false, faults } : { ok: true, invoice: filled(input, profile) };
}

function filled({ form, invoice, props, language }: EInvoiceInput, profile: ProfileName): EInvoice {
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
    profile,
    number: form.text('number'),
    kind: invoice.isCreditNote.value ? '381' : '380',
    credited: invoice.isCreditNote.value ? form.text('credited') : '',
    date: form.text('date'),
    due: invoice.due.value,
    // An intra-community supply must state its day (BR-IC-11), and an XRechnung should (BR-DE-TMP-32). If the form
    // names no day of delivery, it is the day of the invoice.
    delivery:
      form.text('delivery_date') || (vatCase === 'intra-community' || profile === 'xrechnung' ? form.text('date') : ''),
    currency: form.text('currency'),
    exemption: vatCase === 'charged' ? '' : language.style.value.labels[vatCaseTexts[vatCase]],
    buyerReference: form.text('buyer_reference'),
    note: form.text('notes'),
    seller: { ...party(form, 'company', props), endpoint: sellerEndpoint(form, profile) },
    buyer: { ...party(form, 'client', props), endpoint: buyerEndpoint(form, profile) },
    contact: { name: form.text('contact'), phone: form.text('phone'), email: form.text('email') },
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

function party(form: EInvoiceInput['form'], prefix: 'company' | 'client', props: EInvoiceInput['props']) {
  const lines = form.text(`${prefix}_address`).split('\n');
  const vatNumber = form.text(`${prefix}_tax_number`);
  return {
    name: form.text(prefix),
    addressLines: lines.map((line) => line.trim()).filter(Boolean),
    postcode: form.text(`${prefix}_postcode`),
    city: form.text(`${prefix}_city`),
    country: form.text(`${prefix}_country`),
    vatNumber: vatNumber && registeredVatNumber(vatNumber, partyCountry(form, prefix, props)),
    taxId: vatNumber ? '' : form.text(`${prefix}_tax_id`),
  };
}

/** A VAT number as invoices state it. A Norwegian number ends with MVA (the rule NO-R-001 of Peppol). */
function registeredVatNumber(text: string, country: string): string {
  const number = completeVatNumber(text, country);
  return number.startsWith('NO') && !number.endsWith('MVA') ? `${number}MVA` : number;
}

/** The seller's electronic address. If the form has none, XRechnung gets the email address of the contact. */
function sellerEndpoint(form: EInvoiceInput['form'], profile: ProfileName): Endpoint | undefined {
  const typed = endpointOf(form.text('company_endpoint'));
  if (typed || profile !== 'xrechnung') return typed;
  return { scheme: emailScheme, id: form.text('email') };
}

/** The buyer's electronic address. If the form has none, XRechnung gets the Leitweg-ID that is the buyer reference. */
function buyerEndpoint(form: EInvoiceInput['form'], profile: ProfileName): Endpoint | undefined {
  const typed = endpointOf(form.text('client_endpoint'));
  const reference = form.text('buyer_reference');
  if (typed || profile !== 'xrechnung' || !isRightLeitwegId(reference)) return typed;
  return { scheme: '0204', id: reference };
}

function paymentReference(form: EInvoiceInput['form']): string {
  const reference = form.text('reference');
  if (isValidCreditorReference(reference)) return compactReference(reference);
  return reference || form.text('number');
}
