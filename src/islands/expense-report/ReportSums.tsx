import { useSignals } from '@preact/signals-react/runtime';
import { Blank } from '../kit/Blank.tsx';
import { Figure } from '../kit/Figure.tsx';
import sheet from '../kit/Sheet.module.css';
import { SheetTotal } from '../kit/SheetTotal.tsx';
import { reportSums } from './report-sums.ts';
import type { ReportView } from './view.ts';

/** The sums by category, the mileage, and the amount that is still to be paid out or to be returned. */
export function ReportSums(view: ReportView) {
  useSignals();
  const { sums, due } = reportSums(view);
  return (
    <>
      <dl className={sheet.sums}>
        {sums.map(({ label, figure }) => (
          <div key={label} className={sheet.sum}>
            <dt>
              <Figure>{label}</Figure>
            </dt>
            <dd>
              <Blank isOpen>{figure}</Blank>
            </dd>
          </div>
        ))}
      </dl>
      <SheetTotal label={due.label}>
        <Figure>{due.figure || ' '}</Figure>
      </SheetTotal>
    </>
  );
}
