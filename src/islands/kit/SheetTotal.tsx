import type { ReactNode } from 'react';
import sheet from './Sheet.module.css';

interface SheetTotalProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The amount to be paid. In a preview that scrolls it stays in sight at the foot, and the sheet scrolls below it. */
export function SheetTotal({ label, children }: SheetTotalProps) {
  return (
    <dl className={sheet.total}>
      <div className={`${sheet.sum} ${sheet.due}`}>
        <dt>{label}</dt>
        <dd>
          <output>{children}</output>
        </dd>
      </div>
    </dl>
  );
}
