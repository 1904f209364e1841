import type { ReactNode } from 'react';
import tool from './SheetTool.module.css';

interface SheetSectionProps {
  readonly id: string;
  readonly heading: string;
  /** The name of the tool's step, if the tool has a step bar. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** A part of a form below its heading, with two fields per row. */
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
