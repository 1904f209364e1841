import type { LeadValues } from '../../rules/leads/check-lead.ts';
import type { LeadFieldDefinition, LeadFieldType } from '../../rules/leads/lead-form.ts';
import { type FormKind, formAttribute } from '../../rules/markup.ts';
import type { NamedFile } from './post-lead.ts';

/** A field that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isOfKind(form: HTMLFormElement, kind: FormKind): boolean {
  return form.getAttribute(formAttribute) === kind;
}

/** The fields a visitor sees, in their order; radio buttons of one name are several. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

export function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.name !== '';
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** A form as its markup describes it. Its choices need no list here: a control gives no other. */
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

/** What stands in the form, files too. */
export function valuesOf(form: HTMLFormElement): LeadValues {
  return Object.fromEntries(new FormData(form));
}

/** What of it is text, hidden fields included. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(texts);
}

/** What the visitor typed and chose, but for files; a box that is not ticked is an empty text. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const texts = textsOf(form);
  const named = controlsOf(form).filter(({ type }) => type !== 'file');
  return Object.fromEntries(named.map(({ name }) => [name, texts[name] ?? '']));
}

/** The files that were chosen; a field that was left alone has one without a name. */
export function filesOf(form: HTMLFormElement): NamedFile[] {
  return [...new FormData(form)].flatMap(([name, value]): NamedFile[] =>
    typeof value === 'string' || value.name === '' ? [] : [[name, value]],
  );
}
