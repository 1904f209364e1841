import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { SheetSection } from '../kit/SheetSection.tsx';
import { StepLinks } from './StepLinks.tsx';
import { type StepName, stepId, stepLabel } from './steps.ts';
import type { StepView } from './view.ts';

interface StepProps extends StepView {
  readonly name: StepName;
  readonly children: ReactNode;
}

/** A step of the invoice form: its name as a heading, its fields, and links to the steps beside it. */
export function Step({ name, children, ...view }: StepProps) {
  useSignals();
  return (
    <SheetSection
      id={stepId(view.steps.prefix, name)}
      heading={stepLabel(name, view.props.labels)}
      isCurrent={view.steps.current.value === name}
      foot={<StepLinks name={name} {...view} />}
    >
      {children}
    </SheetSection>
  );
}
