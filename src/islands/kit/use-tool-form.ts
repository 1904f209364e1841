import { type EffectCallback, useId, useLayoutEffect, useState } from 'react';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createToolForm, type ToolForm } from './tool-form.ts';

/**
 * A form with uncontrolled fields: text that a visitor typed before the script loaded remains in the fields and is
 * read. The form is the same object in all renderings.
 */
export function useToolForm(initial: FormValues): ToolForm {
  const id = useId();
  const [form] = useState(() => createToolForm(id, initial));
  useAttached(form.read);
  return form;
}

/**
 * Calls `attach` once, at hydration. What it changes is drawn before the island counts as hydrated: React subscribes
 * components to signals in its passive effects, and the second rendering makes it run these at once.
 */
export function useAttached(attach: EffectCallback): void {
  const [, setAttached] = useState(false);
  useLayoutEffect(() => {
    setAttached(true);
    return attach();
  }, [attach]);
}

/** Reads the form's fields again when a component has drawn other ones. `shape` is what decides which fields it draws. */
export function useFields({ read }: ToolForm, shape: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new shape has other fields, which must be read
  useLayoutEffect(read, [read, shape]);
}
