import { fillIn } from '../../rules/fill-in.ts';
import { figureOf, type NumberField, noFigure } from '../kit/numbers.ts';
import type { Block, Fact, Paper, Text, Tone } from '../kit/pdf/paper.ts';
import { addressText } from './address-text.ts';
import { headingOf } from './heading-of.ts';
import { lineAmounts, priceExtraDigits, quantityDigits } from './invoice.ts';
import { hasDiscount, isValidItem, lineOf } from './invoice-of.ts';
import { printedIban } from './payment/iban.ts';
import { qrPath } from './payment/qr-path.ts';
import { taxNumberText } from './tax-number-text.ts';
import { vatCaseTexts } from './vat-case.ts';
import type { InvoiceView } from './view.ts';

/** The invoice for a PDF: the texts of `InvoicePaper`, in the same order. */
export function invoicePaper(view: InvoiceView): Paper {
  const { labels, htmlLang } = view.language.style.value;
  const heading = headingOf(view.invoice, labels);
  return {
    title: `${heading} ${view.form.text('number')}`,
    htmlLang,
    pageText: labels.page_text,
    attachments: [],
    blocks: [
      { type: 'columns', columns: [[{ type: 'title', text: heading }], [details(view)]] },
      { type: 'columns', columns: [party(view, labels.from_label, 'company'), party(view, labels.to_label, 'client')] },
      table(view),
      sums(view),
      { type: 'foot', blocks: foot(view) },
    ],
  };
}

function party({ language, form }: InvoiceView, label: string, prefix: 'company' | 'client'): Block[] {
  return [
    ...paragraph(label, 'muted'),
    ...paragraph(form.text(prefix), 'strong'),
    ...paragraph(addressText(form, prefix)),
    ...paragraph(taxNumberText(form, prefix, language.style.value.labels)),
  ];
}

function details({ language, form, invoice }: InvoiceView): Block {
  const { labels, format } = language.style.value;
  const fact = (label: string, value: string, tone: Tone = 'plain'): Fact => ({ label, value, tone });
  const credited = invoice.isCreditNote.value ? form.text('credited') : '';
  const buyerReference = form.text('buyer_reference');
  const delivery = form.text('delivery_date');
  return {
    type: 'facts',
    labels: 'beside',
    facts: [
      fact(labels.number_label, form.text('number')),
      ...(credited ? [fact(labels.credited_label, credited)] : []),
      ...(buyerReference ? [fact(labels.buyer_reference_label, buyerReference)] : []),
      fact(labels.date_label, format.date(form.text('date'))),
      ...(delivery ? [fact(labels.delivery_label, format.date(delivery))] : []),
      fact(labels.due_label, format.date(invoice.due.value), 'strong'),
    ],
  };
}

/** The number of blank rows on an invoice without items (`blankLines` of `InvoiceTable`). */
const blankRows = 4;

function table(view: InvoiceView): Block {
  const { labels } = view.language.style.value;
  const items = view.invoice.given.value;
  return {
    type: 'table',
    columns: [
      { label: labels.description_label, has: 'texts' },
      { label: labels.quantity_label, has: 'figures' },
      { label: labels.price_label, has: 'figures' },
      ...(view.invoice.hasLineDiscounts.value ? [{ label: labels.line_discount_label, has: 'figures' } as const] : []),
      { label: labels.rate_label, has: 'figures' },
      { label: labels.amount_label, has: 'figures' },
    ],
    rows: items.length === 0 ? Array(blankRows).fill([]) : items.map((id) => row(view, id)),
  };
}

function row({ language, form, invoice }: InvoiceView, id: number): string[] {
  const { format } = language.style.value;
  const item = invoice.item(id);
  const currency = form.text('currency');
  const percentage = (field: NumberField) => figureOf(field, (value) => format.number(value, 2));
  return [
    form.text(`item-${id}-description`),
    figureOf(item.quantity.value, (value) => format.number(value, quantityDigits)),
    figureOf(item.price.value, (value) => format.amount(value, currency, priceExtraDigits)),
    ...(invoice.hasLineDiscounts.value ? [hasDiscount(item) ? percentage(item.discount.value) : ''] : []),
    invoice.vatCase.value === 'charged' ? percentage(item.rate.value) : '0',
    isValidItem(item) ? format.amount(lineAmounts(lineOf(item)).net, currency) : noFigure,
  ];
}

function sums({ props, language, form, invoice }: InvoiceView): Block {
  const { labels, format } = language.style.value;
  const currency = form.text('currency');
  const isOpen = invoice.given.value.length === 0;
  const totals = invoice.totals.value;
  const known = (figure: string) => (invoice.isValid.value ? figure : noFigure);
  const amount = (minor: number) => (isOpen ? '' : known(format.amount(minor, currency)));
  const discount = fillIn(labels.discount_text, { rate: format.percent(invoice.discount.value.value) });
  const groups = isOpen ? [{ rate: props.rate, net: 0, tax: 0 }] : totals.groups;
  return {
    type: 'sums',
    sums: [
      ...(totals.discount > 0
        ? [
            { label: labels.lines_label, value: amount(totals.lines) },
            { label: discount, value: amount(-totals.discount) },
          ]
        : []),
      { label: labels.net_label, value: amount(totals.net) },
      ...groups.map(({ rate, net, tax }) => ({
        label: fillIn(labels.tax_label, { rate: format.percent(rate), amount: amount(net) || '…' }),
        value: amount(tax),
      })),
    ],
    due: { label: labels.total_label, value: isOpen ? '' : known(format.money(totals.total, currency)) },
  };
}

function foot({ language, form, invoice }: InvoiceView): Block[] {
  const { labels } = language.style.value;
  const code = invoice.paymentCode.value;
  const vatCase = invoice.vatCase.value;
  const detail = (label: string, value: string) => paragraph(value && `${label} ${value}`, 'muted');
  return [
    ...paragraph(form.text('notes')),
    ...paragraph(vatCase === 'charged' ? '' : labels[vatCaseTexts[vatCase]]),
    ...detail(labels.bank_label, form.text('bank')),
    ...detail(labels.iban_label, printedIban(form.text('iban'))),
    ...detail(labels.reference_label, form.text('reference')),
    ...(code ? [{ type: 'figure', ...qrPath(code), widthMm: 30, label: labels.payment_code_label } as const] : []),
  ];
}

/** The text as the only paragraph of a list. The list is empty if the text is empty. */
function paragraph(text: string, tone: Tone = 'plain'): Text[] {
  return text === '' ? [] : [{ type: 'text', text, tone }];
}
