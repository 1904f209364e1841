export const leadFieldTypes = ['text', 'email', 'tel', 'select', 'country', 'textarea', 'file', 'consent'] as const;
export type LeadFieldType = (typeof leadFieldTypes)[number];

/** A field of a form, which a visitor fills in. */
export interface LeadFieldDefinition {
  /** HubSpot's name of the field: `company_size_range`. */
  readonly name: string;
  readonly type: LeadFieldType;
  readonly isRequired: boolean;
  /** The values of all choices. Undefined for countries, since a translated page sends translated names. */
  readonly values?: readonly string[];
}

/** The definition of a form from its `lead_form` document, used by browser and endpoint. */
export interface LeadFormDefinition {
  /** HubSpot's id of the form, a GUID. */
  readonly formId: string;
  /** Prismic's code of the locale: `en-gb`. */
  readonly locale: string;
  readonly fields: readonly LeadFieldDefinition[];
  readonly hasMarketingConsent: boolean;
  /** Whether visitors request a file of the site with the form, such as an ebook. `pdf_url` is the file's address. */
  readonly asksForFile: boolean;
  /** Values that the document defines, by HubSpot's names, such as `lifecyclestage` and `type_of_lead`. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Address of the page that follows a sent form. Undefined if the form shows a message instead. */
  readonly success: string | undefined;
}

/** Name of the box for marketing mail. It is no field of HubSpot's: if it is ticked, the lead has a legal basis. */
export const marketingConsentName = 'marketing_consent';
