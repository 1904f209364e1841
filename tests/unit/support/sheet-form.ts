import { noEntries } from '../../../src/islands/kit/entries-of.ts';
import type { Rows } from '../../../src/islands/kit/saved-state.ts';
import { createSheetForm, type SheetForm } from '../../../src/islands/kit/sheet-form.ts';
import type { FormValues } from '../../../src/runtime/shared/fill-untouched.ts';

/** The form of a sheet with these values in its fields. The visitor has left each of them. */
export function formWith(given: FormValues, rows: Rows = {}): SheetForm {
  const values = { currency: 'GBP', ...given };
  const form = createSheetForm('form', {
    key: 'sheet',
    initial: { values, rows },
    fresh: () => ({}),
    beginnings: { example: noEntries, empty: noEntries },
  });
  return { ...form, hasLeft: (name) => name in given };
}

/** The labels of a tool, each its own name: `{ total_label: 'total_label' }`. */
export function labelsOf<Name extends string>(names: readonly Name[]): Record<Name, string> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name): [string, string] => [name, name])) as Record<Name, string>;
}
