import type { Minor } from '../../rules/money.ts';
import type { ToolFormat } from '../kit/format.ts';
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
  // An amount is undefined if a number that it depends on is invalid.
  const figure = (amount: Minor | undefined, write: ToolFormat['amount']) => {
    if (isBlank) return '';
    return amount === undefined ? noFigure : write(amount, currency);
  };
  const sum = (label: string, amount: Minor | undefined) => ({ label, figure: figure(amount, format.amount) });
  const hasAmounts = (category: string) =>
    report.givenExpenses.value.every(
      (id) => form.text(`expense-${id}-category`) !== category || areValid([report.amount(id).value]),
    );
  const stays = report.givenStays.value.flatMap((id) => [report.days(id).value, report.dayRate(id).value]);
  const perDiem = areValid(stays) ? totals.perDiem : undefined;
  const hasDistance = report.hasDistance.value;
  const mileage = hasDistance && areValid([report.mileageRate.value]) ? totals.mileage : undefined;
  const advance = areValid([report.advance.value]) ? report.advance.value.value : undefined;
  return {
    sums: [
      ...totals.categories.map(({ category, amount }) => sum(category, hasAmounts(category) ? amount : undefined)),
      ...(isBlank ? [sum(labels.expenses_total_label, 0)] : []),
      ...(isBlank || totals.distance > 0 || !hasDistance ? [sum(mileageLabel(view), mileage)] : []),
      ...(perDiem === 0 ? [] : [sum(labels.stays_total_label, perDiem)]),
      sum(labels.total_label, report.isTotalKnown.value ? totals.total : undefined),
      ...(isBlank || advance !== 0 ? [sum(labels.advance_label, advance)] : []),
    ],
    due: {
      label: report.isValid.value && totals.due < 0 ? labels.return_label : labels.due_label,
      figure: figure(report.isValid.value ? Math.abs(totals.due) : undefined, format.money),
    },
  };
}
