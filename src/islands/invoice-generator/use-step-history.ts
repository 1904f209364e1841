import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { type StepName, stepId, stepOf } from './steps.ts';

/**
 * Opens the step that the page's address names, itself or by one of its fields, at the start and whenever the visitor
 * goes back or forward. If the address names no step, going back or forward opens the first step. The focus moves to the
 * opened step, because the step that had the focus is then hidden. At the start the window also scrolls to the step: the
 * browser could not do so while the step was hidden.
 */
export function useStepHistory(prefix: string, open: (step: StepName) => void): void {
  useLayoutEffect(() => {
    const follow = () => {
      const step = addressedStep(prefix) ?? 'company';
      flushSync(() => open(step));
      const section = document.getElementById(stepId(prefix, step));
      if (!section?.contains(document.activeElement)) section?.focus();
    };
    const start = () => {
      if (!addressedStep(prefix)) return;
      follow();
      // A visitor who is already in one of the step's fields stays there.
      const { activeElement } = document;
      if (stepOf(prefix, activeElement?.id ?? '')) activeElement?.scrollIntoView();
    };
    // The start is delayed, because React can't render synchronously (`flushSync`) while it mounts the tool.
    queueMicrotask(start);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [prefix, open]);
}

/** Returns the step that the address names, or whose field it names. */
function addressedStep(prefix: string): StepName | undefined {
  const target = document.getElementById(location.hash.slice(1));
  return stepOf(prefix, target?.closest('section')?.id ?? '');
}
