import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type StepName, type Steps, stepId } from './steps.ts';

interface StepLinkProps {
  readonly name: StepName;
  readonly steps: Steps;
  readonly className?: string | undefined;
  /** The id of the element in the step to which the link leads. Absent if it leads to the step itself. */
  readonly target?: string | undefined;
  readonly isPassed?: boolean;
  readonly isCurrent?: boolean;
  /** The id of the sentence that says what is wrong with the step. Undefined if nothing is. */
  readonly faultId?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link to a step or to a field of it. The step is shown before the browser follows the link, which scrolls to the target
 * and moves the focus there.
 */
export function StepLink({ name, steps, className, target, isPassed, isCurrent, faultId, children }: StepLinkProps) {
  return (
    <a
      className={className}
      href={`#${target ?? stepId(steps.prefix, name)}`}
      data-passed={isPassed || undefined}
      data-faulty={faultId && true}
      aria-describedby={faultId}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => flushSync(() => steps.open(name))}
    >
      {children}
    </a>
  );
}
