import { Dial } from '../../components/Dial.tsx';
import type { Minor } from '../../rules/money.ts';
import { Figure } from '../kit/Figure.tsx';
import { noFigure } from '../kit/numbers.ts';
import { Sum } from '../kit/Sum.tsx';
import tool from '../kit/Tool.module.css';
import { moneyOf, type RoiView } from './view.ts';

/** The saving per year, its share of today's cost, and the amounts from which it is calculated. */
export function RoiResult(view: RoiView & { readonly note: string }) {
  const { labels, format, answer, note } = view;
  const result = answer?.result;
  const money = (amount: Minor | undefined) => (amount === undefined ? noFigure : moneyOf(view)(amount));
  const rows = [
    { label: labels.cost_now_label, value: money(result?.costNow) },
    { label: labels.cost_after_label, value: money(result?.costAfter) },
    { label: labels.price_total_label, value: money(result?.price) },
    { label: labels.month_label, value: money(result?.saved), isLit: true },
    { label: labels.hours_label, value: result ? format.number(Math.round(result.minutes / 6), 1) : noFigure },
    { label: labels.multiple_label, value: money(result?.multiple) },
  ];
  return (
    <div className={tool.result} data-theme="dark">
      <output className={tool.answer}>
        <span className={tool.label}>{result && result.saved < 0 ? labels.lost_label : labels.saved_label}</span>
        <Sum>{money(result && Math.abs(result.savedInYear))}</Sum>
      </output>
      <Dial share={result && result.costNow > 0 ? result.saved / result.costNow : 0} />
      <dl className={tool.rows}>
        {rows.map(({ label, value, isLit = false }) => (
          <div key={label} className={tool.row}>
            <dt className={isLit ? tool.key : undefined} data-lit={isLit || undefined}>
              {label}
            </dt>
            <dd>
              <Figure>{value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={tool.note}>{note}</p>}
    </div>
  );
}
