import type { ReactNode } from 'react';
import { SheetSection } from '../tools/SheetSection.tsx';
import type { InvoiceGeneratorProps } from './contract.ts';
import { type StepName, stepId, stepLabel } from './steps.ts';

interface StepProps {
  readonly name: StepName;
  readonly labels: InvoiceGeneratorProps['labels'];
  readonly children: ReactNode;
}

/** One step's fields under its name. */
export function Step({ name, labels, children }: StepProps) {
  return (
    <SheetSection id={stepId(name)} step={name} heading={stepLabel(name, labels)}>
      {children}
    </SheetSection>
  );
}
