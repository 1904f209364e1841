import type { LeadFormDocumentField } from '../../content/meaning/lead-form.ts';
import type { StringKey } from '../../content/meaning/locale-strings.ts';
import { leadTextKey } from '../../rules/leads/error-text.ts';
import { leadFieldLimits } from '../../rules/leads/lead-fields.ts';
import type { LeadFormDefinition } from '../../rules/leads/lead-form.ts';
import type { PageContext } from '../page-context.ts';

type FieldName = NonNullable<LeadFormDocumentField['name']>;

/** Fields that stand together, under the heading of the first of them. */
export interface LeadFormPart {
  readonly legend: string | undefined;
  readonly fields: readonly LeadFormDocumentField[];
}

/** A field with a heading begins a new part; those before the first heading have none. */
export function partsOf(fields: readonly LeadFormDocumentField[]): LeadFormPart[] {
  const parts: { legend: string | undefined; fields: LeadFormDocumentField[] }[] = [];
  for (const field of fields.filter(({ name }) => name)) {
    const last = parts.at(-1);
    if (last && !field.legend) last.fields.push(field);
    else parts.push({ legend: field.legend || undefined, fields: [field] });
  }
  return parts;
}

/** What each field asks of the browser, besides its kind: https://html.spec.whatwg.org/#autofill */
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

/** What is said of a field that is empty or wrong. */
export function requiredTextKey(name: string): StringKey {
  return leadTextKey('REQUIRED', name);
}

export function limitOf(name: string): number | undefined {
  return leadFieldLimits[name];
}

/** The values that a form sends besides what is typed, by the names of the contract (section 3). Empty ones are left out. */
export function hiddenValues(
  { formId, hidden, success }: LeadFormDefinition,
  page: PageContext,
): Record<string, string> {
  const values = { form_id: formId, locale: page.locale.code, ...hidden, success };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
