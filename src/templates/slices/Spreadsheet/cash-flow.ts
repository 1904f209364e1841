import { numberFormats } from '../../../islands/kit/spreadsheet/number-formats.ts';
import {
  type Cell,
  columnLetter,
  date,
  formula,
  number,
  row,
  text,
  type Workbook,
} from '../../../islands/kit/spreadsheet/workbook.ts';
import { sum } from '../../../rules/money.ts';

export const cashFlowLabels = [
  'paper_heading',
  'paper_note',
  'balance_label',
  'monday_label',
  'lowest_label',
  'week_label',
  'in_heading',
  'in_total_label',
  'out_heading',
  'out_total_label',
  'friday_label',
] as const;

export interface CashFlow {
  readonly labels: Readonly<Record<(typeof cashFlowLabels)[number], string>>;
  readonly htmlLang: string;
  readonly currency: string;
  /** The balance at the beginning, and all sums below, in whole units of the currency. */
  readonly balance: number;
  /** The first Monday, as an ISO date. */
  readonly monday: string;
  readonly moneyIn: readonly FlowRow[];
  readonly moneyOut: readonly FlowRow[];
}

/** A kind of payment, with its sum in each week. Missing weeks count as zero. */
export interface FlowRow {
  readonly label: string;
  readonly weeks: readonly number[];
}

/** The weeks of a quarter, counted from 0. */
const weeks = Array.from({ length: 13 }, (_, week) => week);
const width = weeks.length + 1;

/** A forecast of thirteen weeks as a workbook: what comes in, what goes out, and what is left on each Friday. */
export function cashFlow(flow: CashFlow): Workbook {
  const { labels, htmlLang, currency } = flow;
  const formats = numberFormats(htmlLang, currency);
  const inFirst = 8;
  const inTotal = inFirst + flow.moneyIn.length;
  const outFirst = inTotal + 2;
  const outTotal = outFirst + flow.moneyOut.length;
  const friday = outTotal + 1;
  const balances = fridays(flow);
  const lowest = `MIN(B${friday}:${columnLetter(width - 1)}${friday})`;
  const heading = (label: string) => row(width, { 0: text(label, 'label') });
  return {
    title: labels.paper_heading,
    lang: htmlLang,
    widths: [34, ...weeks.map(() => 12)],
    rows: [
      row(width, { 0: text(labels.paper_heading, 'title') }),
      heading(labels.paper_note),
      row(width, { 0: text(labels.balance_label, 'label'), 1: number(flow.balance, wholeFormat, 'input') }),
      row(width, { 0: text(labels.monday_label, 'label'), 1: date(flow.monday, formats.date, 'input') }),
      row(width, { 0: text(labels.lowest_label, 'label'), 1: formula(lowest, Math.min(...balances), wholeFormat) }),
      [text(labels.week_label, 'head'), ...weekHeads(flow.monday, formats.date)],
      heading(labels.in_heading),
      ...flow.moneyIn.map(flowRow),
      totalRow(labels.in_total_label, flow.moneyIn, { first: inFirst, total: inTotal }),
      heading(labels.out_heading),
      ...flow.moneyOut.map(flowRow),
      totalRow(labels.out_total_label, flow.moneyOut, { first: outFirst, total: outTotal }),
      [
        text(labels.friday_label, 'sum'),
        ...weeks.map((week) => {
          const column = columnLetter(week + 1);
          const before = week === 0 ? 'B3' : `${columnLetter(week)}${friday}`;
          const left = `${before}+${column}${inTotal}-${column}${outTotal}`;
          return formula(left, balances[week] ?? 0, wholeFormat, 'sum');
        }),
      ],
    ],
    frozenRows: 6,
    isLandscape: true,
    lists: [],
  };
}

/** The number format of whole sums, in which a balance below zero is red. */
const wholeFormat = '#,##0;[Red]-#,##0';

/**
 * The heads of the weeks' columns, each a formula for a Monday: the first copies the date in cell B4, each other adds a
 * week.
 */
function weekHeads(monday: string, format: string): Cell[] {
  const start = Date.parse(monday) / 86_400_000 + 25_569;
  return weeks.map((week) => formula(week === 0 ? 'B4' : `${columnLetter(week)}6+7`, start + 7 * week, format, 'head'));
}

function flowRow({ label, weeks: sums }: FlowRow): readonly Cell[] {
  return [text(label, 'input'), ...weeks.map((week) => number(sums[week] ?? 0, wholeFormat, 'input'))];
}

function totalRow(label: string, rows: readonly FlowRow[], { first, total }: { first: number; total: number }): Cell[] {
  return [
    text(label, 'sum'),
    ...weeks.map((week) => {
      const column = columnLetter(week + 1);
      return formula(`SUM(${column}${first}:${column}${total - 1})`, weekSum(rows, week), wholeFormat, 'sum');
    }),
  ];
}

/** What is left at the end of each week. */
function fridays({ balance, moneyIn, moneyOut }: CashFlow): number[] {
  let left = balance;
  return weeks.map((week) => {
    left += weekSum(moneyIn, week) - weekSum(moneyOut, week);
    return left;
  });
}

function weekSum(rows: readonly FlowRow[], week: number): number {
  return sum(rows.map(({ weeks: sums }) => sums[week] ?? 0));
}
