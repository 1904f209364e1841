import { minorDigits } from '../../rules/money.ts';
import type { ToolFormat } from '../kit/format.ts';
import { type DistanceUnit, distanceUnits } from '../kit/mileage-rates.ts';
import { areValid, type NumberField, numberReader } from '../kit/numbers.ts';
import type { SheetForm } from '../kit/use-sheet-form.ts';
import type { ExpenseReportProps } from './contract.ts';
import { type ReportTotals, reportTotals } from './expense-report.ts';

/** The number of decimals that a mileage rate has in addition to those of an amount in the same currency. */
export const mileageExtraDigits = 2;

export interface ExpenseLine {
  readonly id: number;
  readonly date: string;
  readonly description: string;
  readonly category: string;
  readonly amount: NumberField;
}

export interface JourneyLine {
  readonly id: number;
  readonly journey: string;
  readonly distance: NumberField;
}

/** An expense report: the parsed values of the form's fields, and the totals. */
export interface Report {
  readonly currency: string;
  readonly unit: DistanceUnit;
  readonly expenses: readonly ExpenseLine[];
  readonly journeys: readonly JourneyLine[];
  readonly mileageRate: NumberField;
  readonly advance: NumberField;
  /** The expenses that are printed: those with a description or an amount. */
  readonly givenExpenses: readonly ExpenseLine[];
  readonly givenJourneys: readonly JourneyLine[];
  readonly totals: ReportTotals;
  /** False if a number in the form is invalid: the totals are then unknown. */
  readonly isValid: boolean;
}

/** Parses the form's values into an expense report. */
export function reportOf(form: SheetForm, { labels, mileage }: ExpenseReportProps, format: ToolFormat): Report {
  const { values, rows } = form;
  const currency = values.currency ?? '';
  const digits = minorDigits(currency);
  const number = numberReader(form, format, labels);
  const text = (name: string) => values[name] ?? '';
  const expenses = (rows.expense ?? []).map(
    (id): ExpenseLine => ({
      id,
      date: text(`expense-${id}-date`),
      description: text(`expense-${id}-description`),
      category: text(`expense-${id}-category`),
      amount: number(`expense-${id}-amount`, digits),
    }),
  );
  const journeys = (rows.journey ?? []).map(
    (id): JourneyLine => ({
      id,
      journey: text(`journey-${id}-journey`),
      distance: number(`journey-${id}-distance`, 1),
    }),
  );
  const mileageRate = number('mileage_rate', digits + mileageExtraDigits);
  const advance = number('advance', digits);
  const givenExpenses = expenses.filter(({ description, amount }) => description !== '' || amount.state !== 'empty');
  const givenJourneys = journeys.filter(({ journey, distance }) => journey !== '' || distance.state !== 'empty');
  return {
    currency,
    unit: distanceUnits.find((unit) => unit === values.unit) ?? mileage.unit,
    expenses,
    journeys,
    mileageRate,
    advance,
    givenExpenses,
    givenJourneys,
    isValid: areValid([
      ...expenses.map(({ amount }) => amount),
      ...journeys.map(({ distance }) => distance),
      mileageRate,
      advance,
    ]),
    totals: reportTotals({
      expenses: givenExpenses.map(({ category, amount }) => ({ category, amount: amount.value })),
      journeys: givenJourneys.map(({ distance }) => ({ distance: distance.value })),
      mileageRate: mileageRate.value,
      advance: advance.value,
    }),
  };
}
