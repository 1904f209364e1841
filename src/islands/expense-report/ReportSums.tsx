import { useSignals } from '@preact/signals-react/runtime';
import { Blank } from '../kit/Blank.tsx';
import { Figure } from '../kit/Figure.tsx';
import { noFigure } from '../kit/numbers.ts';
import sheet from '../kit/Sheet.module.css';
import { SheetTotal } from '../kit/SheetTotal.tsx';
import { mileageLabel } from './mileage-label.ts';
import type { ReportView } from './view.ts';

/** The sums by category, the mileage, and the amount that is still to be paid out or to be returned. */
export function ReportSums(view: ReportView) {
  useSignals();
  const { props, form, format, report } = view;
  const { labels } = props;
  const currency = form.text('currency');
  const isBlank = report.isBlank.value;
  const totals = report.totals.value;
  const advance = report.advance.value;
  const known = (figure: string) => (report.isValid.value ? figure : noFigure);
  const amount = (minor: number) => (isBlank ? '' : known(format.amount(minor, currency)));
  const rows = [
    ...totals.categories.map(({ category, amount }) => ({ label: category, minor: amount })),
    ...(isBlank ? [{ label: labels.expenses_total_label, minor: 0 }] : []),
    ...(isBlank || totals.distance > 0 ? [{ label: mileageLabel(view), minor: totals.mileage }] : []),
    ...(totals.perDiem > 0 ? [{ label: labels.stays_total_label, minor: totals.perDiem }] : []),
    { label: labels.total_label, minor: totals.total },
    ...(isBlank || advance.value > 0 ? [{ label: labels.advance_label, minor: advance.value }] : []),
  ];
  return (
    <>
      <dl className={sheet.sums}>
        {rows.map(({ label, minor }) => (
          <div key={label} className={sheet.sum}>
            <dt>
              <Figure>{label}</Figure>
            </dt>
            <dd>
              <Blank isOpen>{amount(minor)}</Blank>
            </dd>
          </div>
        ))}
      </dl>
      <SheetTotal label={totals.due < 0 ? labels.return_label : labels.due_label}>
        <Figure>{isBlank ? ' ' : known(format.money(Math.abs(totals.due), currency))}</Figure>
      </SheetTotal>
    </>
  );
}
