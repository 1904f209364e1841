import type { FilledValues } from '../../rules/leads/check-lead.ts';
import type { LeadFieldDefinition, LeadFieldType } from '../../rules/leads/lead-form.ts';
import { type FormKind, formAttribute } from '../../rules/markup.ts';
import type { NamedFile } from './post-lead.ts';

/** An element into which a visitor enters the value of a field. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isOfKind(form: HTMLFormElement, kind: FormKind): boolean {
  return form.getAttribute(formAttribute) === kind;
}

/** The visible controls of a form, in document order. Each radio button is a control of its own. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

export function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.name !== '';
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/**
 * The field definitions of a form, read from its markup. The definitions list no choices, because a control offers only
 * valid ones.
 */
export function fieldsOf(form: HTMLFormElement): LeadFieldDefinition[] {
  return controlsOf(form).map((control) => ({
    name: control.name,
    type: typeOf(control),
    isRequired: control.required,
  }));
}

function typeOf({ type }: Control): LeadFieldType {
  if (type === 'email' || type === 'tel' || type === 'file' || type === 'textarea') return type;
  if (type === 'checkbox') return 'consent';
  return type === 'radio' || type === 'select-one' ? 'select' : 'text';
}

/** All values of a form, including files. */
export function valuesOf(form: HTMLFormElement): FilledValues {
  return Object.fromEntries(new FormData(form));
}

/** All text values of a form, including hidden fields. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(texts);
}

/** The values of the visible controls except files, by name. A checkbox that is not ticked has an empty value. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const texts = textsOf(form);
  const named = controlsOf(form).filter(({ type }) => type !== 'file');
  return Object.fromEntries(named.map(({ name }) => [name, texts[name] ?? '']));
}

/**
 * The chosen files with their field names. File fields without a chosen file are skipped: for these, form data contains
 * a file without a name.
 */
export function filesOf(form: HTMLFormElement): NamedFile[] {
  return [...new FormData(form)].flatMap(([name, value]): NamedFile[] =>
    typeof value === 'string' || value.name === '' ? [] : [[name, value]],
  );
}
