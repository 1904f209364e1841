import { useLayoutEffect } from 'react';
import type { ToolForm } from './tool-form.ts';

/**
 * Reads the form's fields again when a component has drawn other fields. `shape` is the value on which the component's
 * fields depend.
 */
export function useFields({ read }: Pick<ToolForm, 'read'>, shape: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new shape has other fields, which must be read
  useLayoutEffect(read, [read, shape]);
}
