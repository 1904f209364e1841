/** Values of a form's fields by their names. A checkbox that is not ticked has no entry. */
export type FormValues = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets the fields that nobody has changed yet. */
export function fillUntouched(form: HTMLFormElement, values: FormValues): void {
  const fields = [...form.elements].filter(isField);
  // By name: of radio buttons, one that was chosen makes all of its group touched.
  const touched = new Set(fields.filter(isTouched).map(({ name }) => name));
  for (const field of fields) {
    if (touched.has(field.name)) continue;
    if (isChoice(field)) field.checked = values[field.name] === field.value;
    else field.value = values[field.name] ?? field.value;
  }
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Whether a field is no longer as the page has it. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstIndex(field);
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** What a list stands on at first: the option marked so, else its first. */
function firstIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}
