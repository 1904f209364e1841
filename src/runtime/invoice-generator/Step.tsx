import type { ReactNode } from 'react';
import tool from '../tools/SheetTool.module.css';
import type { InvoiceGeneratorProps } from './contract.ts';
import { type StepName, stepId, stepLabel } from './steps.ts';

interface StepProps {
  readonly name: StepName;
  readonly labels: InvoiceGeneratorProps['labels'];
  readonly children: ReactNode;
}

/** One step's fields under its name, two beside each other. */
export function Step({ name, labels, children }: StepProps) {
  return (
    <section id={stepId(name)} className={tool.step} data-step={name} aria-labelledby={`${stepId(name)}-heading`}>
      <h2 id={`${stepId(name)}-heading`} className={tool.heading}>
        {stepLabel(name, labels)}
      </h2>
      <div className={tool.pair}>{children}</div>
    </section>
  );
}
