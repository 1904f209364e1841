import { fillIn } from '../../rules/fill-in.ts';
import type { Minor } from '../../rules/money.ts';
import { Figure } from '../kit/Figure.tsx';
import { noFigure } from '../kit/numbers.ts';
import styles from './RoiFormula.module.css';
import { isFree, roiDigits } from './roi.ts';
import { moneyOf, type RoiAnswer, type RoiView } from './view.ts';

/** The whole calculation with the visitor's numbers, so that visitors can check the result. */
export function RoiFormula(view: RoiView) {
  const { labels, answer } = view;
  const formulas = answer && formulasOf(view, answer);
  const lines = [
    { label: labels.cost_now_label, text: formulas?.costNow },
    { label: labels.cost_after_label, text: formulas?.costAfter },
    { label: labels.price_total_label, text: formulas?.price },
    { label: labels.month_label, text: formulas?.saved },
  ];
  return (
    <div className={styles.formula}>
      <h2 className={styles.heading}>{labels.formula_heading}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, text = noFigure }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <Figure>{text}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
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
    saved: fillIn(labels.saved_formula, {
      now: money(result.costNow),
      after: money(result.costAfter),
      price: money(result.price),
      saved: money(result.saved),
    }),
  };
}
