import { hundredPerCent, minorDigits, type Rate } from '../../rules/money.ts';
import { numberFormats } from '../kit/spreadsheet/number-formats.ts';
import {
  type Cell,
  date,
  empty,
  formula,
  inputNumber,
  number,
  row,
  text,
  type Workbook,
} from '../kit/spreadsheet/workbook.ts';
import { dueDate, type InvoiceLine, invoiceTotals, lineAmounts, priceExtraDigits, quantityDigits } from './invoice.ts';

/** The keys of the spreadsheet's texts. */
export const invoiceSheetLabels = [
  'paper_heading',
  'to_label',
  'number_label',
  'date_label',
  'term_label',
  'due_label',
  'description_label',
  'quantity_label',
  'price_label',
  'rate_label',
  'amount_label',
  'net_label',
  'tax_label',
  'total_label',
] as const;

export interface InvoiceSheet {
  readonly labels: Readonly<Record<(typeof invoiceSheetLabels)[number], string>>;
  readonly htmlLang: string;
  readonly currency: string;
  /** The lines of sender and recipient: name, address, VAT number. */
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly number: string;
  /** An ISO date. */
  readonly date: string;
  readonly termDays: number;
  /** The rows of items. An undefined row is blank, to type into. */
  readonly items: readonly (SheetItem | undefined)[];
  /** The VAT rates with a sum, the highest first. */
  readonly rates: readonly Rate[];
  /** Lines below the items, such as the account. */
  readonly notes: readonly string[];
}

export interface SheetItem extends InvoiceLine {
  readonly description: string;
}

/** The number of columns: what was sold, how much, its price, its VAT rate, its amount. */
const width = 5;

/** The invoice as a workbook whose sums are formulas. They round where the invoice generator rounds. */
export function invoiceWorkbook(invoice: InvoiceSheet): Workbook {
  const { labels, htmlLang } = invoice;
  const head = headRows(invoice);
  const items = itemRows(invoice, head.length + 1);
  return {
    title: labels.paper_heading,
    lang: htmlLang,
    widths: [44, 12, 14, 12, 16],
    rows: [...head, ...items, row(width, {}), ...sumRows(invoice, head.length + 1)],
    frozenRows: 0,
    isLandscape: false,
    lists: [],
  };
}

function headRows({ labels, htmlLang, currency, sender, recipient, ...invoice }: InvoiceSheet): (readonly Cell[])[] {
  const formats = numberFormats(htmlLang, currency);
  const due = dueDate(invoice.date, invoice.termDays);
  const facts: (readonly [string, Cell])[] = [
    [labels.number_label, text(invoice.number, 'input')],
    [labels.date_label, date(invoice.date, formats.date, 'input')],
    [labels.term_label, number(invoice.termDays, formats.number, 'input')],
    [labels.due_label, formula('E3+E4', due === undefined ? '' : dayNumber(due), formats.date)],
  ];
  const addresses = [...sender.map((line) => text(line, 'input')), empty, text(labels.to_label, 'label')].concat(
    recipient.map((line) => text(line, 'input')),
  );
  const lines = Array.from({ length: Math.max(facts.length, addresses.length) }, (_, index) => {
    const [label, value] = facts[index] ?? [];
    return row(width, {
      0: addresses[index] ?? empty,
      3: label === undefined ? empty : text(label, 'label'),
      4: value ?? empty,
    });
  });
  return [row(width, { 0: text(labels.paper_heading, 'title') }), ...lines, row(width, {})];
}

/** The number of a day in Excel's calendar, in which 1 January 1970 is 25,569. */
function dayNumber(iso: string): number {
  return Date.parse(iso) / 86_400_000 + 25_569;
}

/** The table of items. `headRow` is the number of its heading's row in the spreadsheet, from 1. */
function itemRows({ labels, htmlLang, currency, items }: InvoiceSheet, headRow: number): (readonly Cell[])[] {
  const formats = numberFormats(htmlLang, currency);
  const digits = minorDigits(currency);
  const heads = ['description', 'quantity', 'price', 'rate', 'amount'] as const;
  return [
    heads.map((name) => text(labels[`${name}_label`], name === 'description' ? 'head' : 'figure-head')),
    ...items.map((item, index) => {
      const line = headRow + 1 + index;
      return [
        text(item?.description ?? '', 'input'),
        inputNumber(item && item.quantity / 10 ** quantityDigits, formats.number),
        inputNumber(item && item.price / 10 ** (digits + priceExtraDigits), formats.price),
        inputNumber(item && item.rate / hundredPerCent, formats.percent),
        formula(
          `IF(B${line}="","",ROUND(B${line}*C${line},${digits}))`,
          item ? lineAmounts(item).net / 10 ** digits : '',
          formats.amount,
        ),
      ];
    }),
  ];
}

/** The sums below the items, and beside them the notes. */
function sumRows(
  { labels, htmlLang, currency, items, rates, notes }: InvoiceSheet,
  headRow: number,
): (readonly Cell[])[] {
  const formats = numberFormats(htmlLang, currency);
  const digits = minorDigits(currency);
  const decimal = (minor: number) => minor / 10 ** digits;
  const totals = invoiceTotals(
    items.filter((item) => item !== undefined),
    0,
  );
  const [first, last] = [headRow + 1, headRow + items.length];
  const start = last + 2;
  const range = (column: string) => `$${column}$${first}:$${column}$${last}`;
  const sums: (readonly [string, Cell, Cell])[] = [
    [labels.net_label, empty, formula(`SUM(E${first}:E${last})`, decimal(totals.net), formats.amount, 'sum')],
    ...rates.map((rate, index): readonly [string, Cell, Cell] => {
      const line = start + 1 + index;
      const tax = totals.groups.find((group) => group.rate === rate)?.tax ?? 0;
      return [
        labels.tax_label,
        number(rate / hundredPerCent, formats.percent, 'input'),
        formula(`ROUND(SUMIF(${range('D')},D${line},${range('E')})*D${line},${digits})`, decimal(tax), formats.amount),
      ];
    }),
    [
      labels.total_label,
      empty,
      formula(`SUM(E${start}:E${start + rates.length})`, decimal(totals.total), formats.money, 'sum'),
    ],
  ];
  return Array.from({ length: Math.max(sums.length, notes.length) }, (_, index) => {
    const [label = '', rate = empty, sum = empty] = sums[index] ?? [];
    return row(width, { 0: text(notes[index] ?? '', 'input'), 2: text(label, 'label'), 3: rate, 4: sum });
  });
}
