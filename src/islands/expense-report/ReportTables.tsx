import { Figure } from '../kit/Figure.tsx';
import { areValid, figureOf, noFigure } from '../kit/numbers.ts';
import sheet from '../kit/Sheet.module.css';
import type { ReportView } from './view.ts';

interface TableProps extends ReportView {
  /** True if the report has no entries. The table is then printed with blank rows to write on. */
  readonly isBlank: boolean;
}

/** The table of expenses, with one row per receipt. */
export function ExpenseTable({ props, format, report, isBlank }: TableProps) {
  const { labels } = props;
  if (report.givenExpenses.length === 0 && !isBlank) return null;
  return (
    <table className={sheet.table}>
      <thead>
        <tr>
          <th scope="col">{labels.description_label}</th>
          <th scope="col">{labels.category_label}</th>
          <th scope="col">{labels.date_label}</th>
          <th scope="col">{labels.amount_label}</th>
        </tr>
      </thead>
      <tbody>
        {isBlank && <BlankRows columns={4} count={3} />}
        {report.givenExpenses.map(({ id, date, description, category, amount }) => (
          <tr key={id}>
            <td>{description}</td>
            <td>{category}</td>
            <td>
              <Figure>{format.shortDate(date)}</Figure>
            </td>
            <td className={sheet.figure}>
              <Figure>{figureOf(amount, (value) => format.amount(value, report.currency))}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table of journeys, with the amount to be paid for each journey. */
export function JourneyTable({ props, format, report, isBlank }: TableProps) {
  const { labels } = props;
  if (report.givenJourneys.length === 0 && !isBlank) return null;
  return (
    <table className={sheet.table}>
      <thead>
        <tr>
          <th scope="col">{labels.journey_label}</th>
          <th scope="col">{labels.distance_label}</th>
          <th scope="col">{labels.amount_label}</th>
        </tr>
      </thead>
      <tbody>
        {isBlank && <BlankRows columns={3} count={2} />}
        {report.givenJourneys.map(({ id, journey, distance }, index) => (
          <tr key={id}>
            <td>{journey}</td>
            <td className={sheet.figure}>
              <Figure>{figureOf(distance, (value) => format.number(value, 1))}</Figure>
            </td>
            <td className={sheet.figure}>
              <Figure>
                {areValid([distance, report.mileageRate])
                  ? format.amount(report.totals.journeys[index] ?? 0, report.currency)
                  : noFigure}
              </Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BlankRows({ columns, count }: { columns: number; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no identity
    <tr key={row}>
      <td className={sheet.figure} colSpan={columns}>
        &nbsp;
      </td>
    </tr>
  ));
}
