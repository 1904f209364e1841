import { fillIn } from '../../rules/fill-in.ts';
import { figureOf, noFigure } from '../kit/numbers.ts';
import { mileageExtraDigits } from './report-of.ts';
import type { ReportView } from './view.ts';

/** The text that is printed in the place of a distance or a rate that somebody writes in by hand. */
const open = '…';

/** The words beside the sum of the journeys, for example "36 miles at £0.55". */
export function mileageLabel({ props, form, format, report }: ReportView): string {
  const rate = report.mileageRate.value;
  const money = (value: number) => format.money(value, form.text('currency'), mileageExtraDigits);
  return fillIn(props.labels.mileage_total_label, {
    distance: report.isBlank.value ? open : distanceOf(report, format),
    rate: rate.state === 'empty' ? open : figureOf(rate, money),
  });
}

function distanceOf({ hasDistance, totals, unit }: ReportView['report'], format: ReportView['format']): string {
  return hasDistance.value ? format.distance(totals.value.distance, unit.value) : noFigure;
}
