import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type StepName, stepId, stepNames } from './steps.ts';

/** The id of the first field with an error in each step. Undefined for a step without errors. */
export type FaultySteps = Readonly<Record<StepName, ReadonlySignal<string | undefined>>>;

/**
 * Follows which field of each step is the first one with an error, also while the step is not shown. Each field decides
 * by itself when it shows an error, so the steps are looked through whenever a field of the form changes its mark, or is
 * added or removed.
 */
export function useFaultySteps(form: RefObject<HTMLElement | null>, prefix: string): FaultySteps {
  const [faulty] = useState(() => ({
    company: signal<string>(),
    recipient: signal<string>(),
    details: signal<string>(),
    items: signal<string>(),
    notes: signal<string>(),
    preview: signal<string>(),
    get: signal<string>(),
  }));
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => {
      for (const name of stepNames) {
        const step = document.getElementById(stepId(prefix, name));
        faulty[name].value = step?.querySelector('[aria-invalid="true"]')?.id;
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [form, prefix, faulty]);
  return faulty;
}
