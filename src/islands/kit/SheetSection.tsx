import type { ReactNode } from 'react';
import tool from './SheetTool.module.css';

interface SheetSectionProps {
  readonly id: string;
  readonly heading: string;
  /** The name of this step in the tool's step bar. Undefined if the tool has no step bar. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** A section of a form: a heading, and below it the fields, two per row. */
export function SheetSection({ id, heading, step, children }: SheetSectionProps) {
  return (
    <section id={id} className={tool.step} data-step={step} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={tool.heading}>
        {heading}
      </h2>
      <div className={tool.pair}>{children}</div>
    </section>
  );
}
