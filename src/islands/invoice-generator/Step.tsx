import type { ReactNode } from 'react';
import { SheetSection } from '../kit/SheetSection.tsx';
import { type StepName, stepId, stepLabel } from './steps.ts';
import type { InvoiceView } from './view.ts';

interface StepProps extends InvoiceView {
  readonly name: StepName;
  readonly children: ReactNode;
}

/** A step of the invoice form: the step's name as a heading, and the fields below it. */
export function Step({ name, props, form, children }: StepProps) {
  return (
    <SheetSection id={form.idOf(stepId(name))} step={name} heading={stepLabel(name, props.labels)}>
      {children}
    </SheetSection>
  );
}
