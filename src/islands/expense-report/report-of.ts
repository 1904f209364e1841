import { computed, type ReadonlySignal } from '@preact/signals-core';
import { minorDigits } from '../../rules/money.ts';
import { computedList } from '../kit/computed-list.ts';
import type { ToolFormat } from '../kit/format.ts';
import { type DistanceUnit, distanceUnits } from '../kit/mileage-rates.ts';
import { areValid, type NumberField, numberReader } from '../kit/numbers.ts';
import { onceByKey } from '../kit/once-by-key.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { ExpenseReportProps } from './contract.ts';
import { type ReportTotals, reportTotals } from './expense-report.ts';

/** The number of decimals that a mileage rate has in addition to those of an amount in the same currency. */
export const mileageExtraDigits = 2;

/** An expense report: the parsed values of the form's fields, and the totals, as signals. */
export interface Report {
  readonly unit: ReadonlySignal<DistanceUnit>;
  /** The amount of an expense, by the id of its row. */
  readonly amount: (id: number) => ReadonlySignal<NumberField>;
  /** The distance of a journey, by the id of its row. */
  readonly distance: (id: number) => ReadonlySignal<NumberField>;
  /** The number of days of a stay and the amount for one of them, by the id of its row. */
  readonly days: (id: number) => ReadonlySignal<NumberField>;
  readonly dayRate: (id: number) => ReadonlySignal<NumberField>;
  readonly mileageRate: ReadonlySignal<NumberField>;
  readonly advance: ReadonlySignal<NumberField>;
  /** The ids of the expenses that are printed: those with a description or an amount. */
  readonly givenExpenses: ReadonlySignal<readonly number[]>;
  readonly givenJourneys: ReadonlySignal<readonly number[]>;
  readonly givenStays: ReadonlySignal<readonly number[]>;
  /** True if nothing is printed. The report is then printed as a form to fill in by hand. */
  readonly isBlank: ReadonlySignal<boolean>;
  readonly totals: ReadonlySignal<ReportTotals>;
  /** False if the distance of a journey is invalid: the sum of the distances is then unknown. */
  readonly hasDistance: ReadonlySignal<boolean>;
  /** False if a number in the form other than the advance is invalid: the total is then unknown. */
  readonly isTotalKnown: ReadonlySignal<boolean>;
  /** False if a number in the form is invalid: what is to be paid is then unknown. */
  readonly isValid: ReadonlySignal<boolean>;
}

/** Parses the form's values into an expense report, and follows their changes. */
export function reportOf(
  form: Pick<SheetForm, 'text' | 'hasLeft' | 'rows'>,
  { labels, mileage }: ExpenseReportProps,
  format: ToolFormat,
): Report {
  const { text, rows } = form;
  const number = numberReader(form, format, labels);
  const digits = () => minorDigits(text('currency'));
  const amount = onceByKey((id: number) => computed(() => number(`expense-${id}-amount`, digits())));
  const distance = onceByKey((id: number) => computed(() => number(`journey-${id}-distance`, 1)));
  const days = onceByKey((id: number) =>
    computed(() => number(`stay-${id}-days`, 1, undefined, format.quantity(25, 1))),
  );
  const dayRate = onceByKey((id: number) => computed(() => number(`stay-${id}-rate`, digits())));
  const mileageRate = computed(() => number('mileage_rate', digits() + mileageExtraDigits));
  const advance = computed(() => number('advance', digits()));
  const givenExpenses = computedList(() =>
    rows('expense').filter((id) => text(`expense-${id}-description`) !== '' || amount(id).value.state !== 'empty'),
  );
  const givenJourneys = computedList(() =>
    rows('journey').filter((id) => text(`journey-${id}-journey`) !== '' || distance(id).value.state !== 'empty'),
  );
  // A stay counts as given if it has a place or days. The rate does not count, because a new row has a rate already.
  const givenStays = computedList(() =>
    rows('stay').filter((id) => text(`stay-${id}-place`) !== '' || days(id).value.state !== 'empty'),
  );
  const hasDistance = computed(() => areValid(rows('journey').map((id) => distance(id).value)));
  const isTotalKnown = computed(() => {
    const amounts = rows('expense').map((id) => amount(id).value);
    const stays = rows('stay').flatMap((id) => [days(id).value, dayRate(id).value]);
    return hasDistance.value && areValid([...amounts, ...stays, mileageRate.value]);
  });
  return {
    unit: computed(() => distanceUnits.find((unit) => unit === text('unit')) ?? mileage.unit),
    amount,
    distance,
    days,
    dayRate,
    mileageRate,
    advance,
    givenExpenses,
    givenJourneys,
    givenStays,
    isBlank: computed(() => [givenExpenses, givenJourneys, givenStays].every(({ value }) => value.length === 0)),
    hasDistance,
    isTotalKnown,
    isValid: computed(() => isTotalKnown.value && areValid([advance.value])),
    totals: computed(() =>
      reportTotals({
        expenses: givenExpenses.value.map((id) => ({
          category: text(`expense-${id}-category`),
          amount: amount(id).value.value,
        })),
        journeys: givenJourneys.value.map((id) => ({ distance: distance(id).value.value })),
        stays: givenStays.value.map((id) => ({ days: days(id).value.value, rate: dayRate(id).value.value })),
        mileageRate: mileageRate.value.value,
        advance: advance.value.value,
      }),
    ),
  };
}
