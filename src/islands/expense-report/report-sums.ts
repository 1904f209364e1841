import type { Minor } from '../../rules/money.ts';
import { areValid, noFigure } from '../kit/numbers.ts';
import { mileageLabel } from './mileage-label.ts';
import type { ReportView } from './view.ts';

export interface ReportSum {
  readonly label: string;
  /** The formatted amount. Empty on a report that is filled in by hand. */
  readonly figure: string;
}

/**
 * The sums by category, the mileage, the days away, and the amount that is still to be paid out or to be returned. If a
 * number is invalid, only the sums that depend on it show a dash.
 */
export function reportSums(view: ReportView): { readonly sums: readonly ReportSum[]; readonly due: ReportSum } {
  const { props, form, format, report } = view;
  const { labels } = props;
  const currency = form.text('currency');
  const isBlank = report.isBlank.value;
  const totals = report.totals.value;
  const known = (isKnown: boolean, figure: string) => (isKnown ? figure : noFigure);
  const sum = (label: string, minor: Minor, isKnown: boolean): ReportSum => ({
    label,
    figure: isBlank ? '' : known(isKnown, format.amount(minor, currency)),
  });
  const hasAmounts = (category: string) =>
    report.givenExpenses.value.every(
      (id) => form.text(`expense-${id}-category`) !== category || areValid([report.amount(id).value]),
    );
  const hasStays = areValid(report.givenStays.value.flatMap((id) => [report.days(id).value, report.dayRate(id).value]));
  const hasDistance = report.hasDistance.value;
  const hasMileage = hasDistance && areValid([report.mileageRate.value]);
  const advance = report.advance.value;
  return {
    sums: [
      ...totals.categories.map(({ category, amount }) => sum(category, amount, hasAmounts(category))),
      ...(isBlank ? [sum(labels.expenses_total_label, 0, true)] : []),
      ...(isBlank || totals.distance > 0 || !hasDistance ? [sum(mileageLabel(view), totals.mileage, hasMileage)] : []),
      ...(totals.perDiem > 0 || !hasStays ? [sum(labels.stays_total_label, totals.perDiem, hasStays)] : []),
      sum(labels.total_label, totals.total, report.isTotalKnown.value),
      ...(isBlank || advance.state === 'wrong' || advance.value > 0
        ? [sum(labels.advance_label, advance.value, areValid([advance]))]
        : []),
    ],
    due: {
      label: report.isValid.value && totals.due < 0 ? labels.return_label : labels.due_label,
      figure: isBlank ? '' : known(report.isValid.value, format.money(Math.abs(totals.due), currency)),
    },
  };
}
