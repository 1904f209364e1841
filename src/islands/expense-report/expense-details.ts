import { hundredPerCent, type Minor, minorDigits, multiplyDivide, type Rate, sum } from '../../rules/money.ts';
import type { NumberFormats } from '../kit/spreadsheet/number-formats.ts';
import { type Cell, empty, formula, inputNumber, text } from '../kit/spreadsheet/workbook.ts';

/**
 * What a spreadsheet says of an expense and the tool does not: the sum on the receipt in its currency, and the VAT in
 * it.
 */
export interface ExpenseDetail {
  /** The sum on the receipt, in hundredths of its currency. */
  readonly paid: number;
  readonly currency: string;
  /**
   * The exchange rate: how much one unit of the receipt's currency is worth in the report's currency, in
   * ten-thousandths.
   */
  readonly exchange: number;
  readonly vatRate: Rate;
}

export type DetailLabels = Readonly<
  Record<'paid_label' | 'paid_currency_label' | 'exchange_label' | 'vat_rate_label' | 'vat_label' | 'net_label', string>
>;

/** The widths of the columns after the amount, in characters. */
export const detailWidths = [12, 10, 10, 10, 12, 14];

export function detailHeads(labels: DetailLabels): Cell[] {
  return [
    text(labels.paid_label, 'figure-head'),
    text(labels.paid_currency_label, 'head'),
    text(labels.exchange_label, 'figure-head'),
    text(labels.vat_rate_label, 'figure-head'),
    text(labels.vat_label, 'figure-head'),
    text(labels.net_label, 'figure-head'),
  ];
}

interface Line {
  /** The number of the expense's row in the spreadsheet, from 1. */
  readonly line: number;
  readonly formats: NumberFormats;
  /** The report's currency. */
  readonly currency: string;
}

/** The cells of an expense: the amount, calculated from the sum on the receipt, and the details after it. */
export function detailCells(
  { detail }: { readonly detail?: ExpenseDetail },
  { line, formats, currency }: Line,
): Cell[] {
  const digits = minorDigits(currency);
  const decimal = (minor: Minor) => minor / 10 ** digits;
  const values = detail && detailAmounts(detail);
  return [
    formula(
      `IF(E${line}="","",ROUND(E${line}*IF(G${line}="",1,G${line}),${digits}))`,
      values ? decimal(values.amount) : '',
      formats.amount,
    ),
    inputNumber(detail && detail.paid / 100, formats.amount),
    detail ? text(detail.currency, 'input') : { ...empty, look: 'input' },
    inputNumber(detail && detail.exchange / exchangeUnit, formats.number),
    inputNumber(detail && detail.vatRate / hundredPerCent, formats.percent),
    formula(
      `IF(D${line}="","",ROUND(D${line}*H${line}/(1+H${line}),${digits}))`,
      values ? decimal(values.vat) : '',
      formats.amount,
    ),
    formula(`IF(D${line}="","",D${line}-I${line})`, values ? decimal(values.amount - values.vat) : '', formats.amount),
  ];
}

/** The cells after the sum of all amounts: the sums of VAT and of net amounts. */
export function detailSums(
  expenses: readonly { readonly detail?: ExpenseDetail }[],
  { first, last, formats, currency }: Omit<Line, 'line'> & { readonly first: number; readonly last: number },
): Cell[] {
  const amounts = expenses.flatMap(({ detail }) => (detail ? [detailAmounts(detail)] : []));
  const total = (column: string, minor: Minor) =>
    formula(`SUM(${column}${first}:${column}${last})`, minor / 10 ** minorDigits(currency), formats.amount, 'sum');
  return [
    ...[empty, empty, empty, empty],
    total('I', sum(amounts.map(({ vat }) => vat))),
    total('J', sum(amounts.map(({ amount, vat }) => amount - vat))),
  ];
}

/** The amount of a receipt in the report's currency, and the VAT in it, each rounded half up. */
export function detailAmounts({ paid, exchange, vatRate }: ExpenseDetail): { amount: Minor; vat: Minor } {
  const amount = multiplyDivide([paid, exchange], exchangeUnit);
  return { amount, vat: multiplyDivide([amount, vatRate], hundredPerCent + vatRate) };
}

/** The exchange rate of 1, in ten-thousandths. */
const exchangeUnit = 10_000;
