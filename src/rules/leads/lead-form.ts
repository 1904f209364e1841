export const leadFieldTypes = ['text', 'email', 'tel', 'select', 'country', 'textarea', 'file', 'consent'] as const;
export type LeadFieldType = (typeof leadFieldTypes)[number];

/** One field of a form that a visitor fills in. */
export interface LeadFieldDefinition {
  /** As HubSpot calls it: `company_size_range`. */
  readonly name: string;
  readonly type: LeadFieldType;
  readonly isRequired: boolean;
  /** What may be chosen, as it is sent. A country is not held to a list: a translated page sends translated names. */
  readonly values?: readonly string[];
}

/** What browser and endpoint know of a form: its `lead_form` document, without its looks. */
export interface LeadFormDefinition {
  /** HubSpot's id of the form, a GUID. */
  readonly formId: string;
  /** Prismic's code: `en-gb`. */
  readonly locale: string;
  readonly fields: readonly LeadFieldDefinition[];
  readonly hasMarketingConsent: boolean;
  /** A file of the site's is asked for with it, such as an ebook, and named by its address as `pdf_url`. */
  readonly asksForFile: boolean;
  /** What the document decides, by HubSpot's names: `lifecyclestage`, `type_of_lead` and their like. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Where a visitor goes afterwards; without it the form's own message is shown. */
  readonly success: string | undefined;
}

/** The box for marketing mail, which is nobody's property at HubSpot: ticked, it becomes the legal basis. */
export const marketingConsentName = 'marketing_consent';
