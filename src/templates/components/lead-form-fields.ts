import type { LeadFormDocumentField } from '../../content/meaning/lead-form.ts';
import type { StringKey } from '../../content/meaning/locale-strings.ts';
import { leadTextKey } from '../../rules/leads/error-text.ts';
import { leadFieldLimits } from '../../rules/leads/lead-fields.ts';
import type { LeadFormDefinition } from '../../rules/leads/lead-form.ts';
import type { PageContext } from '../page-context.ts';

type FieldName = NonNullable<LeadFormDocumentField['name']>;

/** Fields that form a group. The group's heading is that of its first field. */
export interface LeadFormPart {
  readonly legend: string | undefined;
  readonly fields: readonly LeadFormDocumentField[];
}

/**
 * Splits fields into groups. A field with a heading begins a new group; the fields before the first heading have no
 * heading.
 */
export function partsOf(fields: readonly LeadFormDocumentField[]): LeadFormPart[] {
  const parts: { legend: string | undefined; fields: LeadFormDocumentField[] }[] = [];
  for (const field of fields.filter(({ name }) => name)) {
    const last = parts.at(-1);
    if (last && !field.legend) last.fields.push(field);
    else parts.push({ legend: field.legend || undefined, fields: [field] });
  }
  return parts;
}

/** The `autocomplete` value of each field that has one: https://html.spec.whatwg.org/#autofill */
const autoComplete: Readonly<Record<string, string>> = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  phone: 'tel',
  company: 'organization',
} satisfies { readonly [Name in FieldName]?: string };

export function autoCompleteOf(name: string): string | undefined {
  return autoComplete[name];
}

/** The key of the message for a required field that is empty or wrong. */
export function requiredTextKey(name: string): StringKey {
  return leadTextKey('REQUIRED', name);
}

export function limitOf(name: string): number | undefined {
  return leadFieldLimits[name];
}

/** The hidden values that a form sends, by the names in docs/contract.md, section 3.3. Empty values are left out. */
export function hiddenValues(
  { formId, hidden, success }: LeadFormDefinition,
  page: PageContext,
): Record<string, string> {
  const values = { form_id: formId, locale: page.locale.code, ...hidden, success };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
