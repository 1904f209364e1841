import { minorDigits } from '../../rules/money.ts';
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
import {
  type DetailLabels,
  detailCells,
  detailHeads,
  detailSums,
  detailWidths,
  type ExpenseDetail,
} from './expense-details.ts';
import { journeyAmount, type ReportTotals, stayAmount } from './expense-report.ts';
import { mileageExtraDigits } from './report-of.ts';

/**
 * The keys of the spreadsheet's texts. A visitor's report has the texts of the tool, a template to download has its
 * own.
 */
export const reportSheetLabels = [
  'paper_heading',
  'date_label',
  'description_label',
  'category_label',
  'amount_label',
  'journey_label',
  'distance_label',
  'place_label',
  'days_label',
  'day_rate_label',
  'stays_total_label',
  'expenses_total_label',
  'mileage_label',
  'mileage_total_label',
  'total_label',
  'advance_label',
  'due_label',
  'categories_heading',
  'signature_label',
  'approval_label',
] as const;

export interface ReportSheet {
  readonly labels: Readonly<Record<(typeof reportSheetLabels)[number], string>>;
  readonly htmlLang: string;
  readonly currency: string;
  /** Name, team, purpose and period, each with its label. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** The rows of expenses. A row without an amount is blank, to type into. */
  readonly expenses: readonly SheetExpense[];
  readonly journeys: readonly SheetJourney[];
  readonly stays: readonly SheetStay[];
  /** The categories that have a sum in the spreadsheet. Each expense's row offers their names as a list. */
  readonly categories: readonly string[];
  /** The amount per kilometre or mile, in hundredths of the currency's smallest unit. */
  readonly mileageRate: number;
  readonly totals: ReportTotals;
  readonly advance: number;
  /** The headings of the columns for VAT and other currencies. Without them the spreadsheet has no such columns. */
  readonly details?: DetailLabels;
}

export interface SheetExpense {
  /** An ISO date, or empty. */
  readonly date: string;
  readonly description: string;
  readonly category: string;
  /** The amount, in the currency's smallest unit. */
  readonly amount: number | undefined;
  readonly detail?: ExpenseDetail;
}

export interface SheetJourney {
  readonly journey: string;
  /** The distance, in tenths of a kilometre or mile. */
  readonly distance: number | undefined;
}

export interface SheetStay {
  readonly place: string;
  /** The number of days, in tenths. */
  readonly days: number | undefined;
  /** The amount for a day, in the currency's smallest unit. */
  readonly rate: number | undefined;
}

/** The number of columns in each table: the day, the purpose, the category or the distance, the amount. */
const width = 4;

/**
 * The expense report as a workbook whose sums are formulas. Each formula has the result that the tool shows: it rounds
 * where the tool rounds.
 */
export function reportWorkbook(report: ReportSheet): Workbook {
  const { labels, htmlLang, facts } = report;
  const head = [
    row(width, { 0: text(labels.paper_heading, 'title') }),
    ...facts.map((fact) => row(width, { 0: text(fact.label, 'label'), 1: text(fact.text, 'input') })),
    row(width, {}),
  ];
  const expenses = expenseRows(report, head.length);
  const journeys = journeyRows(report, head.length + expenses.rows.length);
  const above = [...head, ...expenses.rows, ...journeys.rows];
  const stays = stayRows(report, above.length);
  const sums = sumRows(report, { before: above.length + stays.rows.length, expenses, journeys, stays });
  return {
    title: labels.paper_heading,
    lang: htmlLang,
    widths: [labelWidth(report), 42, 24, amountWidth(report), ...(report.details ? detailWidths : [])],
    rows: [...above, ...stays.rows, ...sums.rows],
    frozenRows: head.length + 1,
    isLandscape: report.details !== undefined,
    lists: [{ range: expenses.categories, source: sums.categories }],
  };
}

/**
 * The width of the first column, in characters. It fits the longest label, which would be cut off beside a filled cell.
 */
function labelWidth({ facts }: ReportSheet): number {
  return Math.max(16, ...facts.map(({ label }) => label.length + 1));
}

/**
 * The width of the column of amounts, in characters: the largest one with its separators, its sign and its currency. Programs
 * show `###` in the place of a number that is too wide.
 */
function amountWidth({ totals, advance }: ReportSheet): number {
  const digits = String(Math.max(totals.total, advance)).length;
  return Math.max(16, digits + Math.ceil(digits / 3) + 5);
}

/** The spreadsheet's rows of expenses, with the cell addresses to which formulas in other rows refer. */
interface ExpenseRows {
  readonly rows: readonly (readonly Cell[])[];
  /** The range of the categories, the range of the amounts, and the cell with the sum of the amounts. */
  readonly categories: string;
  readonly amounts: string;
  readonly sum: string;
}

function expenseRows(report: ReportSheet, before: number): ExpenseRows {
  const { labels, htmlLang, currency, expenses, totals, details } = report;
  const formats = numberFormats(htmlLang, currency);
  const amount = decimals(currency);
  const first = before + 2;
  const given = expenses.length > 0 ? expenses : [{ date: '', description: '', category: '', amount: undefined }];
  const last = first + given.length - 1;
  const rowOf = (expense: SheetExpense, line: number): readonly Cell[] => [
    expense.date === '' ? input : date(expense.date, formats.date, 'input'),
    text(expense.description, 'input'),
    text(expense.category, 'input'),
    ...(details
      ? detailCells(expense, { line, formats, currency })
      : [inputNumber(expense.amount === undefined ? undefined : amount(expense.amount), formats.amount)]),
  ];
  const heads = [labels.date_label, labels.description_label, labels.category_label, labels.amount_label];
  return {
    rows: [
      [
        ...heads.map((label, column) => text(label, column === 3 ? 'figure-head' : 'head')),
        ...(details ? detailHeads(details) : []),
      ],
      ...given.map((expense, index) => rowOf(expense, first + index)),
      [
        ...row(width, {
          0: text(labels.expenses_total_label, 'sum'),
          3: formula(`SUM(D${first}:D${last})`, amount(totals.expenses), formats.amount, 'sum'),
        }),
        ...(details ? detailSums(given, { first, last, formats, currency }) : []),
      ],
      row(width, {}),
    ],
    categories: `C${first}:C${last}`,
    amounts: `D${first}:D${last}`,
    sum: `D${last + 1}`,
  };
}

/** The spreadsheet's rows of journeys or of stays, and the address of the cell with the sum of their amounts. */
interface PaidRows {
  readonly rows: readonly (readonly Cell[])[];
  readonly sum: string;
}

function journeyRows(report: ReportSheet, before: number): PaidRows {
  const { labels, htmlLang, currency, journeys, mileageRate, totals } = report;
  const formats = numberFormats(htmlLang, currency);
  const amount = decimals(currency);
  const rate = `$D$${before + 1}`;
  const first = before + 3;
  const given = journeys.length > 0 ? journeys : [{ journey: '', distance: undefined }];
  const last = first + given.length - 1;
  const paid = ({ distance }: SheetJourney) =>
    distance === undefined ? '' : amount(journeyAmount({ distance }, mileageRate));
  return {
    rows: [
      row(width, {
        0: text(labels.mileage_label, 'label'),
        3: number(mileageRate / 10 ** (minorDigits(currency) + mileageExtraDigits), formats.price, 'input'),
      }),
      row(width, {
        0: text('', 'head'),
        1: text(labels.journey_label, 'head'),
        2: text(labels.distance_label, 'figure-head'),
        3: text(labels.amount_label, 'figure-head'),
      }),
      ...given.map((journey, index) =>
        row(width, {
          1: text(journey.journey, 'input'),
          2: inputNumber(journey.distance === undefined ? undefined : journey.distance / 10, formats.number),
          3: formula(
            `IF(C${first + index}="","",ROUND(C${first + index}*${rate},${minorDigits(currency)}))`,
            paid(journey),
            formats.amount,
          ),
        }),
      ),
      row(width, {
        0: text(labels.mileage_total_label, 'sum'),
        2: formula(`SUM(C${first}:C${last})`, totals.distance / 10, formats.number, 'sum'),
        3: formula(`SUM(D${first}:D${last})`, amount(totals.mileage), formats.amount, 'sum'),
      }),
      row(width, {}),
    ],
    sum: `D${last + 1}`,
  };
}

function stayRows({ labels, htmlLang, currency, stays, totals }: ReportSheet, before: number): PaidRows {
  const formats = numberFormats(htmlLang, currency);
  const amount = decimals(currency);
  const first = before + 2;
  const given = stays.length > 0 ? stays : [{ place: '', days: undefined, rate: undefined }];
  const last = first + given.length - 1;
  const paid = ({ days, rate = 0 }: SheetStay) => (days === undefined ? '' : amount(stayAmount({ days, rate })));
  return {
    rows: [
      [
        text(labels.day_rate_label, 'head'),
        text(labels.place_label, 'head'),
        text(labels.days_label, 'figure-head'),
        text(labels.amount_label, 'figure-head'),
      ],
      ...given.map((stay, index) => [
        inputNumber(stay.rate === undefined ? undefined : amount(stay.rate), formats.amount),
        text(stay.place, 'input'),
        inputNumber(stay.days === undefined ? undefined : stay.days / 10, formats.number),
        formula(
          `IF(C${first + index}="","",ROUND(C${first + index}*A${first + index},${minorDigits(currency)}))`,
          paid(stay),
          formats.amount,
        ),
      ]),
      row(width, {
        0: text(labels.stays_total_label, 'sum'),
        3: formula(`SUM(D${first}:D${last})`, amount(totals.perDiem), formats.amount, 'sum'),
      }),
      row(width, {}),
    ],
    sum: `D${last + 1}`,
  };
}

interface SumRows {
  readonly rows: readonly (readonly Cell[])[];
  /** The range of cells with the names of all categories. */
  readonly categories: string;
}

function sumRows(
  { labels, htmlLang, currency, categories, totals, advance }: ReportSheet,
  { before, expenses, journeys, stays }: { before: number; expenses: ExpenseRows; journeys: PaidRows; stays: PaidRows },
): SumRows {
  const formats = numberFormats(htmlLang, currency);
  const amount = decimals(currency);
  const first = before + 2;
  const total = first + categories.length + 1;
  const ofCategory = (name: string) => totals.categories.find(({ category }) => category === name)?.amount ?? 0;
  const sum = (label: string, cell: Cell) => row(width, { 0: text(label, 'sum'), 3: cell });
  return {
    rows: [
      row(width, { 0: text(labels.categories_heading, 'head'), 1: headed, 2: headed, 3: headed }),
      ...categories.map((name, index) =>
        row(width, {
          0: text(name),
          3: formula(
            `SUMIF(${absolute(expenses.categories)},A${first + index},${absolute(expenses.amounts)})`,
            amount(ofCategory(name)),
            formats.amount,
          ),
        }),
      ),
      row(width, {}),
      sum(
        labels.total_label,
        formula(`${expenses.sum}+${journeys.sum}+${stays.sum}`, amount(totals.total), formats.amount, 'sum'),
      ),
      row(width, { 0: text(labels.advance_label), 3: number(amount(advance), formats.amount, 'input') }),
      sum(labels.due_label, formula(`D${total}-D${total + 1}`, amount(totals.due), formats.money, 'sum')),
      row(width, {}),
      row(width, { 0: text(labels.signature_label, 'label'), 1: input }),
      row(width, { 0: text(labels.approval_label, 'label'), 1: input }),
    ],
    categories: `$A$${first}:$A$${first + categories.length - 1}`,
  };
}

const input: Cell = { ...empty, look: 'input' };
const headed: Cell = text('', 'head');

/** Returns a function that turns an amount into the decimal number for a cell. */
function decimals(currency: string): (minor: number) => number {
  return (minor) => minor / 10 ** minorDigits(currency);
}

/**
 * Makes the references of a range absolute, so that copies of a formula in other rows refer to the same cells: `C8:C27`
 * becomes `$C$8:$C$27`.
 */
function absolute(range: string): string {
  return range.replace(/[A-Z]\d+/g, (cell) => `$${cell[0]}$${cell.slice(1)}`);
}
