import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { type StepName, stepId, stepOf } from './steps.ts';

/**
 * Opens the step that the page's address names, at the start and whenever the visitor goes back or forward. An address
 * without a step is that of the first one. The focus follows, because that of the step before is hidden.
 */
export function useStepHistory(prefix: string, open: (step: StepName) => void): void {
  useLayoutEffect(() => {
    const first = stepOf(prefix, location.hash);
    if (first) open(first);
    const follow = () => {
      const step = stepOf(prefix, location.hash) ?? 'company';
      flushSync(() => open(step));
      const section = document.getElementById(stepId(prefix, step));
      if (!section?.contains(document.activeElement)) section?.focus();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [prefix, open]);
}
