import { type ReadonlySignal, signal } from '@preact/signals-core';
import { flushSync } from 'react-dom';
import { track } from '../../runtime/shared/tracking/track.ts';
import { type StepName, stepNames, stepOf, trackedSteps } from './steps.ts';

/** The step of the invoice form that is open. */
export interface OpenedStep {
  readonly current: ReadonlySignal<StepName>;
  readonly open: (step: StepName) => void;
  /**
   * Opens the step that contains the element. The step is shown when the function returns. If another step was open,
   * the window scrolls to the step.
   */
  readonly openAround: (element: Element) => void;
}

/** Creates the state that says which step of the form is open. `prefix` is the beginning of the ids of all steps. */
export function createOpenedStep(prefix: string): OpenedStep {
  const current = signal<StepName>(stepNames[0]);
  const open = (step: StepName) => {
    if (step === current.peek()) return;
    track('Invoice Step Opened', { step: trackedSteps[step] });
    current.value = step;
  };
  return {
    current,
    open,
    openAround(element) {
      const section = element.closest('section');
      const step = stepOf(prefix, section?.id ?? '');
      if (!step || step === current.peek()) return;
      flushSync(() => open(step));
      section?.scrollIntoView();
    },
  };
}
