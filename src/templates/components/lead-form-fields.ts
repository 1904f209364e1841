import type { DocumentOf } from '../../content/content-source.ts';
import type { StringKey } from '../../content/meaning/locale-strings.ts';
import { leadTextKey } from '../../rules/leads/error-text.ts';
import { leadFieldLimits } from '../../rules/leads/lead-fields.ts';
import type { PageContext } from '../page-context.ts';

export type LeadFormDocument = DocumentOf<'lead_form'>['data'];
export type LeadFormDocumentField = LeadFormDocument['fields'][number];
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
const autoComplete: { readonly [Name in FieldName]?: string } = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  phone: 'tel',
  company: 'organization',
};

export function autoCompleteOf(name: FieldName): string | undefined {
  return autoComplete[name];
}

/** What is said of a field that is empty or wrong. */
export function requiredTextKey(name: FieldName): StringKey {
  return leadTextKey('REQUIRED', name);
}

export function limitOf(name: FieldName): number | undefined {
  return leadFieldLimits[name];
}

/** What is sent besides what is typed, under the names of SPEC section 3. What the document leaves open is left out. */
export function hiddenValues(form: LeadFormDocument, page: PageContext): Record<string, string> {
  const values = {
    form_id: form.form_id,
    locale: page.locale.code,
    type_of_lead: form.lead_type,
    lead_source_latest_capture_type: form.capture_type,
    lifecyclestage: form.lifecycle_stage,
    partner_channel: form.partner_channel,
    latest_campaign: form.campaign,
    event_name: form.event_name,
    success: page.link(form.success)?.href,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
