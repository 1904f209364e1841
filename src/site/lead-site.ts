import { domainsOrDefault } from '../rules/leads/email.ts';
import { leadTextKeys } from '../rules/leads/error-text.ts';
import type { LeadFormDefinition } from '../rules/leads/lead-form.ts';

/** Name of the lead endpoint's file in the host folder of an export. */
export const leadSiteFile = 'helios-leads.json';

/** The texts of `global_strings` that the lead endpoint needs: error messages and the words of the marketing consent. */
export const leadSiteTextKeys = [...leadTextKeys, 'consent_label', 'marketing_emails_consent_text'] as const;
export type LeadTexts = Readonly<Record<(typeof leadSiteTextKeys)[number], string>>;

/** The facts about a locale that the lead endpoint needs. */
export interface LeadLocale {
  /** Prismic's code: `en-gb`. */
  readonly code: string;
  /** The locale's first segment in addresses: `en`. */
  readonly urlCode: string;
  readonly texts: LeadTexts;
  /**
   * The address to which the link with the text `non_work_email_cta` leads visitors without a work email address.
   * Undefined if the site has no such link.
   */
  readonly privateHref?: string | undefined;
  /** The locale's own domains of free email, in lower case. If it has none, those of the default locale apply. */
  readonly disallowed: readonly string[];
}

/**
 * The facts about the site that the lead endpoint needs. The
 * export writes them, so that they always fit the exported pages.
 */
export interface LeadSite {
  readonly version: 1;
  /** Scheme and host of the site's pages: `https://www.helios.example`. */
  readonly origin: string;
  readonly pathPrefix: string;
  /** Code of the locale whose texts and domains are used if another locale has none. */
  readonly defaultLocale: string;
  readonly locales: readonly LeadLocale[];
  /** The definitions of all forms. A form id occurs once for each locale that has a document of the form. */
  readonly forms: readonly LeadSiteForm[];
}

/** The definition of a form, with its name for operators: the UID of its document, such as `demo`. */
export interface LeadSiteForm extends LeadFormDefinition {
  /** The name of the form. Empty if an earlier version of Helios exported the site. */
  readonly name: string;
}

/**
 * Finds a form's definition for a locale: that of the locale itself, else
 * of the default locale, else of any locale. Undefined for an unknown form.
 */
export function findForm(site: LeadSite, formId: string, locale: string | undefined): LeadSiteForm | undefined {
  const forms = site.forms.filter((form) => form.formId === formId);
  return (
    forms.find((form) => form.locale === locale) ?? forms.find((form) => form.locale === site.defaultLocale) ?? forms[0]
  );
}

/** Finds the locale with the code, else the default locale. */
export function findLeadLocale(site: LeadSite, code: string | undefined): LeadLocale | undefined {
  const known = (wanted: string | undefined) => site.locales.find((locale) => locale.code === wanted);
  return known(code) ?? known(site.defaultLocale);
}

/** Returns the domains whose email addresses count as private in a locale. */
export function disallowedDomains(site: LeadSite, code: string | undefined): readonly string[] {
  const domainsIn = (wanted: string | undefined) => findLeadLocale(site, wanted)?.disallowed ?? [];
  return domainsOrDefault(domainsIn(code), () => domainsIn(site.defaultLocale));
}
