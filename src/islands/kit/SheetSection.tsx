import type { ReactNode } from 'react';
import tool from './SheetTool.module.css';

interface SheetSectionProps {
  readonly id: string;
  readonly heading: string;
  /** True if the section is the current step, the only one that is shown. Undefined if the tool has no steps. */
  readonly isCurrent?: boolean;
  /** Markup below the fields. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a form: a heading, and below it the fields, two per row. */
export function SheetSection({ id, heading, isCurrent, foot, children }: SheetSectionProps) {
  return (
    <section
      id={id}
      className={tool.step}
      data-current={isCurrent}
      tabIndex={isCurrent === undefined ? undefined : -1}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={tool.heading}>
        {heading}
      </h2>
      <div className={tool.pair}>{children}</div>
      {foot}
    </section>
  );
}
