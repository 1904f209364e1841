export const leadFieldTypes = ['text', 'email', 'tel', 'select', 'country', 'textarea', 'file', 'consent'] as const;
export type LeadFieldType = (typeof leadFieldTypes)[number];

/** A field of a form, which a visitor fills in. */
export interface LeadFieldDefinition {
  /** HubSpot's name of the field: `company_size_range`. */
  readonly name: string;
  readonly type: LeadFieldType;
  readonly isRequired: boolean;
  /**
   * The values of a select's choices. A list of countries has none: pages in other languages share the form and send
   * translated names.
   */
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
  /**
   * True if visitors use the form to request a file of the site, such as an ebook. The value `pdf_url` is the file's
   * address.
   */
  readonly asksForFile: boolean;
  /** Values that the document defines, by HubSpot's names, such as `lifecyclestage` and `type_of_lead`. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Address of the page that follows a sent form. Undefined if the form shows a message instead. */
  readonly success: string | undefined;
  /** The options that lead to a page of their own. */
  readonly successes: readonly OptionSuccess[];
}

/** The page that follows a form if the visitor has chosen this value of a field. */
export interface OptionSuccess {
  readonly field: string;
  readonly value: string;
  /** Address of the page. */
  readonly href: string;
}

/**
 * The page of the first option that the visitor has chosen and that has a page. Undefined if no chosen option has one.
 */
export function chosenSuccess(
  successes: readonly OptionSuccess[],
  chosen: (field: string) => string | undefined,
): string | undefined {
  return successes.find(({ field, value }) => chosen(field) === value)?.href;
}

/**
 * Name of the checkbox for marketing mail. HubSpot has no field of this name: a ticked checkbox becomes the lead's
 * legal basis.
 */
export const marketingConsentName = 'marketing_consent';
