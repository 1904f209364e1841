import { fillIn } from '../../rules/fill-in.ts';
import { type Minor, minorDigits } from '../../rules/money.ts';
import { noFigure } from '../kit/numbers.ts';
import { afterMonths, type Balance, isFree, roiDigits, roundTo } from './roi.ts';
import { moneyOf, type RoiAnswer, type RoiView } from './view.ts';

/** A figure with its label, as the page and the PDF show it. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** The saving in a year or, if the product costs more than it saves, the additional cost. */
export function savedInYear(view: RoiView): LabelledText {
  const { labels, answer } = view;
  const result = answer?.result;
  return {
    label: isLoss(view) ? labels.lost_label : labels.saved_label,
    text: result ? wholeMoney(Math.abs(result.savedInYear), view) : noFigure,
  };
}

/** True if the product costs more than it saves. The labels say so then, and the amounts are positive. */
export function isLoss({ answer }: RoiView): boolean {
  return !!answer && answer.result.saved < 0;
}

/** The label of what is saved, or lost, in the course of a year. */
export function plotLabel(view: RoiView): string {
  return isLoss(view) ? view.labels.plot_lost_label : view.labels.plot_saved_label;
}

/** The label of what is saved, or lost, in a month. */
function monthLabel(view: RoiView): string {
  return isLoss(view) ? view.labels.month_lost_label : view.labels.month_label;
}

/** An amount without its pence: a sum of many months is an estimate. */
export function wholeMoney(amount: Minor, { format, currency }: RoiView): string {
  return format.briefMoney(roundTo(10 ** minorDigits(currency), amount), currency);
}

/** The rows of the costs in the course of a year, by the number of months. Undefined while there is no answer. */
export function balanceAfter(months: number, { answer, currency }: RoiView): Balance | undefined {
  return answer && afterMonths(answer.result, months, 10 ** minorDigits(currency));
}

/** The amounts from which the saving is calculated. What is saved or lost in a month has the colour of the dial. */
export function resultRows(view: RoiView): (LabelledText & { readonly dial?: 'lit' | 'lost' })[] {
  const { labels, format, answer } = view;
  const result = answer?.result;
  const money = (amount: Minor | undefined) => (amount === undefined ? noFigure : moneyOf(view)(amount));
  return [
    { label: labels.cost_now_label, text: money(result?.costNow) },
    { label: labels.cost_after_label, text: money(result?.costAfter) },
    { label: labels.price_total_label, text: money(result?.price) },
    {
      label: monthLabel(view),
      text: money(result && Math.abs(result.saved)),
      ...(result?.saved && { dial: isLoss(view) ? 'lost' : 'lit' }),
    },
    { label: labels.hours_label, text: result ? format.number(Math.round(result.minutes / 6), 1) : noFigure },
    { label: labels.multiple_label, text: money(result?.multiple) },
  ];
}

/** The whole calculation with the visitor's numbers. */
export function formulaLines(view: RoiView): LabelledText[] {
  const { labels, answer } = view;
  const formulas = answer && formulasOf(view, answer);
  return [
    { label: labels.cost_now_label, text: formulas?.costNow ?? noFigure },
    { label: labels.cost_after_label, text: formulas?.costAfter ?? noFigure },
    { label: labels.price_total_label, text: formulas?.price ?? noFigure },
    { label: monthLabel(view), text: formulas?.saved ?? noFigure },
  ];
}

function formulasOf(view: RoiView, { input, result }: RoiAnswer) {
  const { labels, format } = view;
  const money = moneyOf(view);
  const people = format.quantity(input.people);
  const time = (minutes: number, cost: Minor) =>
    fillIn(labels.time_formula, {
      people,
      reports: format.quantity(input.reports, roiDigits),
      minutes: format.quantity(minutes, roiDigits),
      hourly: money(input.hourlyCost),
      cost: money(cost),
    });
  return {
    costNow: time(input.minutesNow, result.costNow),
    costAfter: time(input.minutesAfter, result.costAfter),
    price: isFree(input)
      ? fillIn(labels.free_formula, { people: format.quantity(input.freePeople) })
      : fillIn(labels.price_formula, { people, price: money(input.price), cost: money(result.price) }),
    saved: fillIn(isLoss(view) ? labels.lost_formula : labels.saved_formula, {
      now: money(result.costNow),
      after: money(result.costAfter),
      price: money(result.price),
      saved: money(result.saved),
      lost: money(-result.saved),
    }),
  };
}
