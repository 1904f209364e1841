import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type StepName, stepId, stepNames } from './steps.ts';

/** Whether a step has a field with an error. */
export type FaultySteps = Readonly<Record<StepName, ReadonlySignal<boolean>>>;

/**
 * Follows which steps have a field with an error, also while they are not shown. Each field decides by itself when it
 * shows an error, so the steps are looked through whenever a field of the form changes its mark, or is added or removed.
 */
export function useFaultySteps(form: RefObject<HTMLElement | null>, prefix: string): FaultySteps {
  const [faulty] = useState(() => ({
    company: signal(false),
    recipient: signal(false),
    details: signal(false),
    items: signal(false),
    notes: signal(false),
    preview: signal(false),
    get: signal(false),
  }));
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => {
      for (const name of stepNames) {
        const step = document.getElementById(stepId(prefix, name));
        faulty[name].value = !!step?.querySelector('[aria-invalid="true"]');
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [form, prefix, faulty]);
  return faulty;
}
