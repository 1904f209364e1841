import { type Field, isChoice, isField } from './form-field.ts';

/** Values of a form's fields, by field name. A checkbox that is not ticked has no entry or an empty one. */
export type FormValues = Readonly<Record<string, string>>;

/** Fills in the fields that the visitor has not changed yet. */
export function fillUntouched(form: HTMLFormElement, values: FormValues): void {
  const fields = [...form.elements].filter(isField);
  // The set holds names instead of elements, because one chosen radio button makes its whole group touched.
  const touched = new Set(fields.filter(isTouched).map(({ name }) => name));
  for (const field of fields) {
    if (touched.has(field.name)) continue;
    if (isChoice(field)) field.checked = values[field.name] === field.value;
    else field.value = values[field.name] ?? field.value;
  }
}

/** True if a field's value differs from its initial value in the markup. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstIndex(field);
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * The index of the option that is selected at first: the option with `selected` in the markup, or else the first
 * option.
 */
function firstIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}
