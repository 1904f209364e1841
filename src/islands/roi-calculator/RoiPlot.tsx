import { classNames } from '../../components/class-names.ts';
import { fillIn } from '../../rules/fill-in.ts';
import { Figure } from '../kit/Figure.tsx';
import { noFigure } from '../kit/numbers.ts';
import styles from './RoiPlot.module.css';
import { type Balance, shownMonths } from './roi.ts';
import { balanceAfter, plotLabel, wholeMoney } from './roi-texts.ts';
import type { RoiView } from './view.ts';

/** The costs in the course of a year, as a table whose rows have bars: the bars say nothing that the figures don't. */
export function RoiPlot(view: RoiView) {
  const { labels } = view;
  const balances = shownMonths.map((months) => balanceAfter(months, view));
  const most = Math.max(1, ...balances.map((balance) => Math.max(balance?.today ?? 0, balance?.withHelios ?? 0)));
  return (
    <div className={styles.plot}>
      <h2 className={styles.heading}>{labels.plot_heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls on phones, and must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={labels.plot_heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{labels.plot_time_label}</th>
              <th scope="col" className={styles.today}>
                {labels.plot_today_label}
              </th>
              <th scope="col" className={styles.after}>
                {labels.plot_after_label}
              </th>
              <th scope="col" className={styles.saved}>
                {plotLabel(view)}
              </th>
              <td className={styles.bars} />
            </tr>
          </thead>
          <tbody>
            {shownMonths.map((months, index) => (
              <PlotRow key={months} view={view} months={months} balance={balances[index]} most={most} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface PlotRowProps {
  readonly view: RoiView;
  readonly months: number;
  readonly balance: Balance | undefined;
  /** The largest amount of the plot, whose bar is as wide as the column. */
  readonly most: number;
}

function PlotRow({ view, months, balance, most }: PlotRowProps) {
  const { labels, format } = view;
  const money = (amount: number | undefined) => (amount === undefined ? noFigure : wholeMoney(amount, view));
  const difference = money(balance && Math.abs(balance.saved));
  return (
    <tr>
      <th scope="row" data-folded={`${plotLabel(view)} ${difference}`} suppressHydrationWarning>
        <Figure>{fillIn(labels.plot_months_text, { months: format.quantity(months) })}</Figure>
      </th>
      <td className={styles.figure}>
        <Figure>{money(balance?.today)}</Figure>
      </td>
      <td className={styles.figure}>
        <Figure>{money(balance?.withHelios)}</Figure>
      </td>
      <td className={classNames(styles.figure, styles.saved)}>
        <Figure>{difference}</Figure>
      </td>
      <td className={styles.bars}>
        <Bars today={(balance?.today ?? 0) / most} after={(balance?.withHelios ?? 0) / most} />
      </td>
    </tr>
  );
}

/** Two bars, one above the other. Their lengths are shares of the column's width. */
function Bars({ today, after }: { readonly today: number; readonly after: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.todayBar} y="2" width={(100 * today).toFixed(1)} height="7" />
      <rect className={styles.afterBar} y="11" width={(100 * after).toFixed(1)} height="7" />
    </svg>
  );
}
