import {
  type LeadFieldDefinition,
  type LeadFormDefinition,
  marketingConsentName,
} from '../../rules/leads/lead-form.ts';
import type { DocumentOf } from '../content-source.ts';
import type { LocaleContent } from './locale-content.ts';

/** The data of a `lead_form` document, as editors fill it in. */
export type LeadFormDocument = DocumentOf<'lead_form'>['data'];
export type LeadFormDocumentField = LeadFormDocument['fields'][number];

export interface LeadFormScope {
  readonly link: LocaleContent['link'];
  /** A file of the site is requested with the form. Other documents decide that: an ebook's page adds its file's address. */
  readonly asksForFile: boolean;
}

/**
 * What a page and the lead endpoint agree on about a form: the page sends by it, the endpoint accepts by it. A field of the
 * document that a lead needs is mapped here and nowhere else. `formId` is empty if the editor left it out.
 */
export function leadFormDefinition(
  { lang, data }: DocumentOf<'lead_form'>,
  { link, asksForFile }: LeadFormScope,
): LeadFormDefinition {
  return {
    formId: data.form_id ?? '',
    locale: lang,
    fields: [...data.fields.flatMap((field) => leadFieldDefinition(field) ?? []), ...consentField(data)],
    hasMarketingConsent: data.has_marketing_consent,
    asksForFile,
    hidden: hiddenOf(data),
    success: link(data.success)?.href,
  };
}

/** The type that an editor chooses for a field; a `consent` is no choice of theirs. */
type DocumentFieldType = NonNullable<LeadFormDocumentField['type']>;

/** One field of the document. Undefined for a row without a name: it is no property of a lead. */
export function leadFieldDefinition(
  field: LeadFormDocumentField,
): (LeadFieldDefinition & { readonly type: DocumentFieldType }) | undefined {
  if (!field.name) return undefined;
  return {
    name: field.name,
    type: field.type ?? 'text',
    isRequired: field.required,
    ...(field.type === 'select' && { values: choicesOf(field).map(({ value }) => value) }),
  };
}

/** One option of a select: what a visitor reads, and what is sent. */
export interface LeadFieldChoice {
  readonly label: string;
  readonly value: string;
}

/** The options of a select. One without a value of its own sends its label; one without a label is left out. */
export function choicesOf({ options }: LeadFormDocumentField): LeadFieldChoice[] {
  return options.flatMap(({ label, value }) => (label ? [{ label, value: value || label }] : []));
}

/** The box for marketing mail is a field that must be ticked only in forms for a mailing list. */
function consentField({ has_marketing_consent, requires_consent }: LeadFormDocument): LeadFieldDefinition[] {
  const isRequired = has_marketing_consent && requires_consent;
  return isRequired ? [{ name: marketingConsentName, type: 'consent', isRequired }] : [];
}

/** The Tracking tab of the document by HubSpot's names (contract section 3). Fields that the editor left empty are left out. */
function hiddenOf(data: LeadFormDocument): Record<string, string> {
  const values = {
    type_of_lead: data.lead_type,
    lead_source_latest_capture_type: data.capture_type,
    lifecyclestage: data.lifecycle_stage,
    partner_channel: data.partner_channel,
    latest_campaign: data.campaign,
    event_name: data.event_name,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
