import type { SheetForm } from '../../../src/islands/kit/use-sheet-form.ts';
import type { FormValues } from '../../../src/runtime/shared/fill-untouched.ts';

/** The form of a sheet with these values in its fields. The visitor has left each of them. */
export function formWith(given: FormValues, rows: SheetForm['rows'] = {}): SheetForm {
  const values = { currency: 'GBP', ...given };
  return {
    generation: 0,
    idOf: (name) => name,
    values,
    left: new Set(Object.keys(given)),
    start: values,
    rows,
    addRow: () => {},
    removeRow: () => {},
    clear: () => {},
    read: () => {},
    check: () => true,
    begin: () => {},
    attributes: {
      ref: { current: null },
      autoComplete: 'off',
      noValidate: true,
      onInput: () => {},
      onBlur: () => {},
      onSubmit: () => {},
    },
  };
}

/** The labels of a tool, each its own name: `{ total_label: 'total_label' }`. */
export function labelsOf<Name extends string>(names: readonly Name[]): Record<Name, string> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name): [string, string] => [name, name])) as Record<Name, string>;
}
