import type { LeadFieldName } from '../../rules/leads/field-names.ts';
import {
  type LeadFieldDefinition,
  type LeadFormDefinition,
  marketingConsentName,
  type OptionSuccess,
} from '../../rules/leads/lead-form.ts';
import type { DocumentOf } from '../content-source.ts';
import type { LocaleContent } from './locale-content.ts';

/** The data of a `lead_form` document, as editors fill it in. */
export type LeadFormDocument = DocumentOf<'lead_form'>['data'];
export type LeadFormDocumentField = LeadFormDocument['fields'][number];

export interface LeadFormScope {
  readonly link: LocaleContent['link'];
  /**
   * True if visitors request a file of the site with the form. The
   * form's document does not say so: an ebook's page adds its file.
   */
  readonly asksForFile: boolean;
}

/**
 * Derives the definition of a form, by which pages send leads and the lead endpoint accepts leads. No other module maps
 * the document's fields to those of a lead. `formId` is empty if the editor left it out.
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
    successes: data.fields.flatMap((field) => successesOf(field, link)),
  };
}

/** The types that an editor can choose for a field. The type `consent` is not among them. */
type DocumentFieldType = NonNullable<LeadFormDocumentField['type']>;

/**
 * Derives the definition of one field of the form. Returns undefined for a row without a name, because such a row is no
 * property of a lead.
 */
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

/** One option of a select: the label for visitors, and the value that is sent. */
export interface LeadFieldChoice {
  readonly label: string;
  readonly value: string;
}

/** Lists the options of a select. An option without a value sends its label. An option without a label is left out. */
export function choicesOf({ options }: LeadFormDocumentField): LeadFieldChoice[] {
  return options.flatMap(({ label, value }) => (label ? [{ label, value: value || label }] : []));
}

/** Lists the options of a select that lead to a page of their own. */
function successesOf(
  { name, type, options }: LeadFormDocumentField,
  link: LocaleContent['link'],
): readonly OptionSuccess[] {
  if (!name || type !== 'select') return [];
  return options.flatMap(({ label, value, success }) => {
    const href = link(success)?.href;
    return label && href ? [{ field: name, value: value || label, href }] : [];
  });
}

/**
 * Returns the checkbox for marketing consent as a field that must be ticked.
 * Returns an empty list for forms that visitors can send without this consent.
 */
function consentField({ has_marketing_consent, requires_consent }: LeadFormDocument): LeadFieldDefinition[] {
  const isRequired = has_marketing_consent && requires_consent;
  return isRequired ? [{ name: marketingConsentName, type: 'consent', isRequired }] : [];
}

/**
 * Returns the values of the document's Tracking tab, by HubSpot's
 * names (docs/contract.md, section 3.4). Empty fields are left out.
 */
function hiddenOf(data: LeadFormDocument): Record<string, string> {
  const values = {
    type_of_lead: data.lead_type,
    lead_source_latest_capture_type: data.capture_type,
    lifecyclestage: data.lifecycle_stage,
    partner_channel: data.partner_channel,
    latest_campaign: data.campaign,
    event_name: data.event_name,
    pleo_partner_id: data.partner_id,
    associated_partner_id: data.associated_partner_id,
  } satisfies { readonly [Name in LeadFieldName]?: string | null };
  return filledIn(values);
}

/**
 * Returns the values that a page's Tracking tab gives to each lead that is sent from the page, by HubSpot's names. A
 * form's own values take precedence. Returns nothing for types of pages without this tab.
 */
export function pageLeadValues({ data }: { readonly data: object }): Record<string, string> {
  const tracking: PageTracking = data;
  return filledIn({
    latest_campaign: tracking.campaign,
    event_name: tracking.event_name,
    associated_partner_id: tracking.associated_partner_id,
  } satisfies { readonly [Name in LeadFieldName]?: string | null | undefined });
}

/** The fields of the Tracking tab. Not every type of page has them all. */
interface PageTracking {
  readonly campaign?: string | null;
  readonly event_name?: string | null;
  readonly associated_partner_id?: string | null;
}

function filledIn(values: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
