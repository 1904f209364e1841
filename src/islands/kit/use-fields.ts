import { useLayoutEffect } from 'react';
import type { ToolForm } from './tool-form.ts';

/** Reads the form's fields again when a component has drawn other ones. `shape` is what decides which fields it draws. */
export function useFields({ read }: Pick<ToolForm, 'read'>, shape: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new shape has other fields, which must be read
  useLayoutEffect(read, [read, shape]);
}
