import { Fragment } from 'react';
import type { InvoiceGeneratorProps } from './contract.ts';
import { StepLink } from './StepLink.tsx';
import { type StepName, type Steps, stepLabel } from './steps.ts';

interface FaultLinksProps {
  /** The steps with an error. */
  readonly names: readonly StepName[];
  readonly labels: InvoiceGeneratorProps['labels'];
  readonly steps: Steps;
}

/**
 * The sentence that names the steps with an error. Each name is a link to the first field with an error in its step. Space
 * is between the names, and no comma, which the ring of a focused link would cover.
 */
export function FaultLinks({ names, labels, steps }: FaultLinksProps) {
  const [before, after] = labels.faulty_label.split('{steps}');
  return (
    <>
      {before}
      {names.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ' '}
          <StepLink name={name} steps={steps} target={steps.faulty[name].value}>
            {stepLabel(name, labels)}
          </StepLink>
        </Fragment>
      ))}
      {after}
    </>
  );
}
