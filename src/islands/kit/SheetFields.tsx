import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { keptAttribute } from '../../rules/markup.ts';
import tool from './SheetTool.module.css';
import type { SheetForm } from './sheet-form.ts';
import { useFields } from './use-fields.ts';

interface SheetFieldsProps {
  readonly form: SheetForm;
  readonly className?: string | undefined;
  /** Attributes of the form element that other scripts of the page read. */
  readonly marks?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** The form element of a tool. React renders new fields when the visitor clears the form. */
export function SheetFields({ form, className = tool.form, marks, children }: SheetFieldsProps) {
  useSignals();
  const generation = form.generation.value;
  useFields(form, generation);
  return (
    <form key={generation} className={className} {...{ [keptAttribute]: form.key, ...marks }} {...form.attributes}>
      {children}
    </form>
  );
}
