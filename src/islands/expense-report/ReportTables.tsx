import { useSignals } from '@preact/signals-react/runtime';
import { Figure } from '../kit/Figure.tsx';
import { Live } from '../kit/Live.tsx';
import { areValid, figureOf, noFigure } from '../kit/numbers.ts';
import sheet from '../kit/Sheet.module.css';
import mark from './CategoryMark.module.css';
import { CategoryMark } from './CategoryMark.tsx';
import { journeyAmount, stayAmount } from './expense-report.ts';
import type { ReportView } from './view.ts';

/** The table of expenses, with one row per receipt. A report without entries has blank rows to write on. */
export function ExpenseTable(view: ReportView) {
  useSignals();
  const { labels } = view.props;
  const isBlank = view.report.isBlank.value;
  const given = view.report.givenExpenses.value;
  if (given.length === 0 && !isBlank) return null;
  return (
    <table className={sheet.table} data-folds="1">
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
        {given.map((id) => (
          <PrintedExpense key={id} {...view} id={id} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedExpense({ props, form, format, report, id }: ReportView & { readonly id: number }) {
  const text = (part: string) => form.text(`expense-${id}-${part}`);
  const amount = report.amount(id);
  return (
    <tr>
      <td>
        <Live>{() => <span data-folded={text('category')}>{text('description')}</span>}</Live>
      </td>
      <td>
        <span className={mark.named}>
          <CategoryMark form={form} props={props} id={id} />
          <Live>{() => <span>{text('category')}</span>}</Live>
        </span>
      </td>
      <td className={sheet.figure}>
        <Live>{() => <Figure>{format.shortDate(text('date'))}</Figure>}</Live>
      </td>
      <td className={sheet.figure}>
        <Live>
          {() => <Figure>{figureOf(amount.value, (value) => format.amount(value, form.text('currency')))}</Figure>}
        </Live>
      </td>
    </tr>
  );
}

/** The table of journeys, with the amount to be paid for each journey. */
export function JourneyTable(view: ReportView) {
  useSignals();
  const { labels } = view.props;
  const isBlank = view.report.isBlank.value;
  const given = view.report.givenJourneys.value;
  if (given.length === 0 && !isBlank) return null;
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
        {given.map((id) => (
          <PrintedJourney key={id} {...view} id={id} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedJourney({ form, format, report, id }: ReportView & { readonly id: number }) {
  const distance = report.distance(id);
  const amount = () => {
    const [length, rate] = [distance.value, report.mileageRate.value];
    if (!areValid([length, rate])) return noFigure;
    return format.amount(journeyAmount({ distance: length.value }, rate.value), form.text('currency'));
  };
  return (
    <tr>
      <Live>{() => <td>{form.text(`journey-${id}-journey`)}</td>}</Live>
      <td className={sheet.figure}>
        <Live>{() => <Figure>{figureOf(distance.value, (value) => format.number(value, 1))}</Figure>}</Live>
      </td>
      <td className={sheet.figure}>
        <Live>{() => <Figure>{amount()}</Figure>}</Live>
      </td>
    </tr>
  );
}

/** The table of days away, with the amount to be paid for each stay. */
export function StayTable(view: ReportView) {
  useSignals();
  const { labels } = view.props;
  const given = view.report.givenStays.value;
  if (given.length === 0) return null;
  return (
    <table className={sheet.table}>
      <thead>
        <tr>
          <th scope="col">{labels.place_label}</th>
          <th scope="col">{labels.days_label}</th>
          <th scope="col">{labels.day_rate_label}</th>
          <th scope="col">{labels.amount_label}</th>
        </tr>
      </thead>
      <tbody>
        {given.map((id) => (
          <PrintedStay key={id} {...view} id={id} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedStay({ form, format, report, id }: ReportView & { readonly id: number }) {
  const [days, rate] = [report.days(id), report.dayRate(id)];
  const money = (value: number) => format.amount(value, form.text('currency'));
  const amount = () =>
    areValid([days.value, rate.value])
      ? money(stayAmount({ days: days.value.value, rate: rate.value.value }))
      : noFigure;
  return (
    <tr>
      <Live>{() => <td>{form.text(`stay-${id}-place`)}</td>}</Live>
      <td className={sheet.figure}>
        <Live>{() => <Figure>{figureOf(days.value, (value) => format.number(value, 1))}</Figure>}</Live>
      </td>
      <td className={sheet.figure}>
        <Live>{() => <Figure>{figureOf(rate.value, money)}</Figure>}</Live>
      </td>
      <td className={sheet.figure}>
        <Live>{() => <Figure>{amount()}</Figure>}</Live>
      </td>
    </tr>
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
