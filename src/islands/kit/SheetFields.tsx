import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { keptAttribute } from '../../rules/markup.ts';
import tool from './SheetTool.module.css';
import type { SheetForm } from './sheet-form.ts';
import { useFields } from './use-tool-form.ts';

interface SheetFieldsProps {
  readonly form: SheetForm;
  readonly children: ReactNode;
}

/** The form element of a sheet. React renders new fields when the visitor clears the form. */
export function SheetFields({ form, children }: SheetFieldsProps) {
  useSignals();
  const generation = form.generation.value;
  useFields(form, generation);
  return (
    <form key={generation} className={tool.form} {...{ [keptAttribute]: form.key }} {...form.attributes}>
      {children}
    </form>
  );
}
