import { mileageExtraDigits } from '../../../islands/expense-report/report-of.ts';
import { numberFormats } from '../../../islands/kit/spreadsheet/number-formats.ts';
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
} from '../../../islands/kit/spreadsheet/workbook.ts';
import { type Minor, minorDigits, multiplyDivide, sum } from '../../../rules/money.ts';

export const mileageLogLabels = [
  'paper_heading',
  'paper_note',
  'name_label',
  'rate_label',
  'rate_above_label',
  'limit_label',
  'so_far_label',
  'date_label',
  'from_label',
  'to_label',
  'purpose_label',
  'distance_label',
  'year_label',
  'above_label',
  'amount_label',
  'total_label',
] as const;

export interface MileageLog {
  readonly labels: Readonly<Record<(typeof mileageLogLabels)[number], string>>;
  readonly htmlLang: string;
  readonly currency: string;
  readonly name: string;
  /** The amounts per unit of distance up to the limit and above it, in hundredths of the currency's smallest unit. */
  readonly rate: number;
  readonly rateAbove: number;
  /** Whole units of distance: the limit, and what older logs of the year already have. */
  readonly limit: number;
  readonly soFar: number;
  /** The journeys. An undefined journey becomes an empty row to fill in. */
  readonly journeys: readonly (Journey | undefined)[];
}

export interface Journey {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly purpose: string;
  /** In whole units. */
  readonly distance: number;
}

const width = 8;
const heads = ['date', 'from', 'to', 'purpose', 'distance', 'year', 'above', 'amount'] as const;

/**
 * A mileage log as a workbook. The rate changes above a distance in the year: HMRC's approved amounts fall, the Irish
 * civil service's rise.
 */
export function mileageLog(log: MileageLog): Workbook {
  const { labels, htmlLang, currency } = log;
  const formats = numberFormats(htmlLang, currency);
  const fact = (label: string, value: Cell) => row(width, { 0: text(label, 'label'), 2: value });
  const rate = (value: number) =>
    number(value / 10 ** (minorDigits(currency) + mileageExtraDigits), formats.price, 'input');
  const head = [
    row(width, { 0: text(labels.paper_heading, 'title') }),
    row(width, { 0: text(labels.paper_note, 'label') }),
    fact(labels.name_label, text(log.name, 'input')),
    fact(labels.rate_label, rate(log.rate)),
    fact(labels.rate_above_label, rate(log.rateAbove)),
    fact(labels.limit_label, number(log.limit, formats.number, 'input')),
    fact(labels.so_far_label, number(log.soFar, formats.number, 'input')),
    row(width, {}),
    heads.map((name, column) => text(labels[`${name}_label`], column < 4 ? 'head' : 'figure-head')),
  ];
  return {
    title: labels.paper_heading,
    lang: htmlLang,
    widths: [14, 24, 24, 30, 12, 14, 14, 14],
    rows: [...head, ...journeyRows(log, head.length)],
    frozenRows: head.length,
    isLandscape: true,
    lists: [],
  };
}

function journeyRows(log: MileageLog, before: number): (readonly Cell[])[] {
  const { labels, htmlLang, currency, journeys } = log;
  const formats = numberFormats(htmlLang, currency);
  const digits = minorDigits(currency);
  const paid = paidJourneys(log);
  const [first, last] = [before + 1, before + journeys.length];
  const rows = journeys.map((journey, index) => {
    const line = first + index;
    const { year, above, amount } = paid[index] ?? { year: log.soFar, above: 0, amount: 0 };
    return [
      journey ? date(journey.date, formats.date, 'input') : { ...empty, look: 'input' as const },
      text(journey?.from ?? '', 'input'),
      text(journey?.to ?? '', 'input'),
      text(journey?.purpose ?? '', 'input'),
      inputNumber(journey?.distance, formats.number),
      formula(`${index === 0 ? '$C$7' : `F${line - 1}`}+N(E${line})`, year, formats.number),
      formula(`IF(E${line}="","",MAX(0,MIN(E${line},F${line}-$C$6)))`, journey ? above : '', formats.number),
      formula(
        `IF(E${line}="","",ROUND((E${line}-G${line})*$C$4+G${line}*$C$5,${digits}))`,
        journey ? amount / 10 ** digits : '',
        formats.amount,
      ),
    ];
  });
  const total = row(width, {
    0: text(labels.total_label, 'sum'),
    4: formula(`SUM(E${first}:E${last})`, sum(journeys.map((each) => each?.distance ?? 0)), formats.number, 'sum'),
    7: formula(`SUM(H${first}:H${last})`, sum(paid.map(({ amount }) => amount)) / 10 ** digits, formats.money, 'sum'),
  });
  return [...rows, total];
}

interface PaidJourney {
  /** The distance of the year up to this journey, and the part of the journey above the limit. */
  readonly year: number;
  readonly above: number;
  readonly amount: Minor;
}

/** What is paid for each journey: the part above the limit has a rate of its own. */
export function paidJourneys({ journeys, soFar, limit, rate, rateAbove }: MileageLog): PaidJourney[] {
  let year = soFar;
  return journeys.map((journey) => {
    const distance = journey?.distance ?? 0;
    year += distance;
    const above = Math.max(0, Math.min(distance, year - limit));
    const exact = (distance - above) * rate + above * rateAbove;
    return { year, above, amount: multiplyDivide([exact], 10 ** mileageExtraDigits) };
  });
}
