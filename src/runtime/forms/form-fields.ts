import type { LeadValues } from '../../rules/leads/check-lead.ts';
import type { LeadFieldDefinition, LeadFieldType } from '../../rules/leads/lead-form.ts';
import { type FormKind, formAttribute } from '../../rules/markup.ts';
import type { NamedFile } from './post-lead.ts';

/** A field that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isOfKind(form: HTMLFormElement, kind: FormKind): boolean {
  return form.getAttribute(formAttribute) === kind;
}

/** The fields a visitor sees, in their order. Each radio button of a group is one of them. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

export function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.name !== '';
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** The fields as the markup defines them. Choices are not listed: a control can't have another value. */
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

/** All values of the form, files and hidden fields included. */
export function valuesOf(form: HTMLFormElement): LeadValues {
  return Object.fromEntries(new FormData(form));
}

/** The values that are text, hidden fields included. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(texts);
}

/** The visitor's own values, without files. The value of a box that is not ticked is empty. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const texts = textsOf(form);
  const named = controlsOf(form).filter(({ type }) => type !== 'file');
  return Object.fromEntries(named.map(({ name }) => [name, texts[name] ?? '']));
}

/** The files that were chosen. The value of an empty file field is a file without a name. */
export function filesOf(form: HTMLFormElement): NamedFile[] {
  return [...new FormData(form)].flatMap(([name, value]): NamedFile[] =>
    typeof value === 'string' || value.name === '' ? [] : [[name, value]],
  );
}
