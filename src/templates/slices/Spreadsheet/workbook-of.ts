import type { KeyTextField } from '@prismicio/client';
import { detailAmounts, type ExpenseDetail } from '../../../islands/expense-report/expense-details.ts';
import { reportTotals } from '../../../islands/expense-report/expense-report.ts';
import { mileageExtraDigits } from '../../../islands/expense-report/report-of.ts';
import {
  reportSheetLabels,
  reportWorkbook,
  type SheetExpense,
} from '../../../islands/expense-report/report-workbook.ts';
import { priceExtraDigits, quantityDigits } from '../../../islands/invoice-generator/invoice.ts';
import { invoiceSheetLabels, invoiceWorkbook } from '../../../islands/invoice-generator/invoice-workbook.ts';
import { mileageRateOf } from '../../../islands/kit/mileage-rates.ts';
import type { Workbook } from '../../../islands/kit/spreadsheet/workbook.ts';
import { minorDigits } from '../../../rules/money.ts';
import type { Locale } from '../../../site/locale.ts';
import type { SliceOf } from '../../slice-props.ts';
import { texts } from '../texts.ts';
import { cashFlow, cashFlowLabels, type FlowRow } from './cash-flow.ts';
import { mileageLog, mileageLogLabels } from './mileage-log.ts';

type Spreadsheet = SliceOf<'spreadsheet'>;
type PrimaryOf<Variation extends Spreadsheet['variation']> = Extract<Spreadsheet, { variation: Variation }>['primary'];

/** The number of rows in a template, examples included. */
const rowCounts = { expenses: 20, expenseJourneys: 10, stays: 3, items: 12, journeys: 40 };

/**
 * The last workbook of each slice, because most are asked for several times: the page of a template has the workbook as a
 * picture and as a file, and the lists of templates have its picture too.
 */
const known = new WeakMap<Spreadsheet, { readonly locale: Locale; readonly workbook: Workbook }>();

/** The workbook of a template, in the formats of the locale. The tools make their files with the same functions. */
export function workbookOf(slice: Spreadsheet, locale: Locale): Workbook {
  const last = known.get(slice);
  if (last?.locale === locale) return last.workbook;
  const workbook = makeWorkbook(slice, locale);
  known.set(slice, { locale, workbook });
  return workbook;
}

function makeWorkbook(slice: Spreadsheet, locale: Locale): Workbook {
  switch (slice.variation) {
    case 'expense_report':
      return reportOf(slice.primary, locale);
    case 'invoice':
      return invoiceOf(slice.primary, locale);
    case 'mileage_log':
      return mileageOf(slice.primary, locale);
    case 'cash_flow':
      return cashFlowOf(slice.primary, locale);
  }
}

const detailLabels = [
  'paid_label',
  'paid_currency_label',
  'exchange_label',
  'vat_rate_label',
  'vat_label',
  'net_label',
] as const;

function reportOf(primary: PrimaryOf<'expense_report'>, { htmlLang, currency, country }: Locale): Workbook {
  const blank: SheetExpense = { date: '', description: '', category: '', amount: undefined };
  const examples = primary.examples.map((example): SheetExpense => {
    const detail: ExpenseDetail = {
      paid: scaled(example.paid, 2),
      currency: example.currency ?? '',
      exchange: scaled(example.exchange, 4),
      vatRate: scaled(example.vat_rate, 2),
    };
    const { date, description, category } = example;
    const words = { date: date ?? '', description: description ?? '', category: category ?? '' };
    return { ...words, amount: detailAmounts(detail).amount, detail };
  });
  const { rate: mileageRate } = mileageRateOf(country);
  const given = examples.map(({ category, amount = 0 }) => ({ category, amount }));
  return reportWorkbook({
    labels: texts(primary, reportSheetLabels),
    details: texts(primary, detailLabels),
    htmlLang,
    currency,
    facts: primary.facts.map(({ label, text }) => ({ label: label ?? '', text: text ?? '' })),
    expenses: padded(examples, rowCounts.expenses, blank),
    journeys: padded([], rowCounts.expenseJourneys, { journey: '', distance: undefined }),
    stays: padded([], rowCounts.stays, { place: '', days: undefined, rate: undefined }),
    categories: primary.categories.flatMap(({ name }) => name ?? []),
    mileageRate,
    advance: 0,
    totals: reportTotals({ expenses: given, journeys: [], stays: [], mileageRate, advance: 0 }),
  });
}

function invoiceOf(primary: PrimaryOf<'invoice'>, { htmlLang, currency }: Locale): Workbook {
  const digits = minorDigits(currency);
  const items = primary.examples.map(({ description, quantity, price, rate }) => ({
    description: description ?? '',
    quantity: scaled(quantity, quantityDigits),
    price: scaled(price, digits + priceExtraDigits),
    discount: 0,
    rate: scaled(rate, 2),
  }));
  return invoiceWorkbook({
    labels: texts(primary, invoiceSheetLabels),
    htmlLang,
    currency,
    sender: linesOf(primary.sender),
    recipient: linesOf(primary.recipient),
    number: primary.number ?? '',
    date: primary.date ?? '',
    termDays: primary.term ?? 0,
    items: padded(items, rowCounts.items, undefined),
    rates: primary.rates.map(({ rate }) => scaled(rate, 2)),
    notes: linesOf(primary.notes),
  });
}

function mileageOf(primary: PrimaryOf<'mileage_log'>, { htmlLang, currency }: Locale): Workbook {
  const digits = minorDigits(currency) + mileageExtraDigits;
  const journeys = primary.examples.map(({ date, from, to, purpose, distance }) => ({
    date: date ?? '',
    from: from ?? '',
    to: to ?? '',
    purpose: purpose ?? '',
    distance: distance ?? 0,
  }));
  return mileageLog({
    labels: texts(primary, mileageLogLabels),
    htmlLang,
    currency,
    name: primary.name ?? '',
    rate: scaled(primary.rate, digits),
    rateAbove: scaled(primary.rate_above, digits),
    limit: primary.limit ?? 0,
    soFar: primary.so_far ?? 0,
    journeys: padded(journeys, rowCounts.journeys, undefined),
  });
}

function cashFlowOf(primary: PrimaryOf<'cash_flow'>, { htmlLang, currency }: Locale): Workbook {
  return cashFlow({
    labels: texts(primary, cashFlowLabels),
    htmlLang,
    currency,
    balance: primary.balance ?? 0,
    monday: primary.monday ?? '',
    moneyIn: primary.money_in.map(flowRow),
    moneyOut: primary.money_out.map(flowRow),
  });
}

function flowRow({ label, weeks }: { readonly label: KeyTextField; readonly weeks: KeyTextField }): FlowRow {
  const sums = (weeks ?? '').split(';').map(Number);
  return { label: label ?? '', weeks: sums.map((sum) => (Number.isFinite(sum) ? sum : 0)) };
}

function linesOf(lines: readonly { readonly line: KeyTextField }[]): string[] {
  return lines.flatMap(({ line }) => line ?? []);
}

/** A number of the content as a whole number of 1/10^`digits`. */
function scaled(value: number | null, digits: number): number {
  return Math.round((value ?? 0) * 10 ** digits);
}

function padded<Row>(rows: readonly Row[], count: number, blank: Row): Row[] {
  return [...rows, ...Array<Row>(Math.max(0, count - rows.length)).fill(blank)];
}
