/** An element in which a visitor types or chooses. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: EventTarget): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/** The text in a field, or the value of a choice. Empty if the choice is not made. */
export function textIn(field: Field): string {
  return isChoice(field) && !field.checked ? '' : field.value.trim();
}

export function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
