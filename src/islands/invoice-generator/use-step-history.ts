import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { type StepName, stepId, stepOf } from './steps.ts';

/**
 * Opens the step that the page's address names, at the start and whenever the visitor goes back or forward. An address
 * without a step is that of the first one. The focus follows, because that of the step before is hidden. At the start the
 * window follows as well: the browser could not scroll to the step, which was hidden when the address came to name it.
 */
export function useStepHistory(prefix: string, open: (step: StepName) => void): void {
  useLayoutEffect(() => {
    const follow = () => {
      const step = stepOf(prefix, location.hash) ?? 'company';
      flushSync(() => open(step));
      const section = document.getElementById(stepId(prefix, step));
      if (!section?.contains(document.activeElement)) section?.focus();
    };
    const start = () => {
      if (!stepOf(prefix, location.hash)) return;
      follow();
      // A visitor who is already in one of the step's fields stays there.
      const { activeElement } = document;
      if (stepOf(prefix, activeElement?.id ?? '')) activeElement?.scrollIntoView();
    };
    // React renders nothing at once while it mounts the tool.
    queueMicrotask(start);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [prefix, open]);
}
