import { domainsOrDefault } from '../rules/leads/email.ts';
import { leadTextKeys } from '../rules/leads/error-text.ts';
import type { LeadFormDefinition } from '../rules/leads/lead-form.ts';

/** Name of the endpoint's file in the root of an export. Like the host's rules it is read and never sent. */
export const leadSiteFile = 'helios-leads.json';

/** The texts of `global_strings` that the endpoint needs: what is wrong with a lead, and the words beside the marketing box. */
export const leadSiteTextKeys = [...leadTextKeys, 'marketing_emails_consent_text'] as const;
export type LeadTexts = Readonly<Record<(typeof leadSiteTextKeys)[number], string>>;

/** What of a locale the endpoint must know. */
export interface LeadLocale {
  /** Prismic's code: `en-gb`. */
  readonly code: string;
  /** Stands in addresses: `en`. */
  readonly urlCode: string;
  readonly texts: LeadTexts;
  /** Where `non_work_email_cta` leads who has no address at work. */
  readonly privateHref: string;
  /** Its own domains of free mail, in lower case; empty where the default locale's count. */
  readonly disallowed: readonly string[];
}

/** What the endpoint must know of the site it answers for: written by the export, so that both always fit. */
export interface LeadSite {
  readonly version: 1;
  /** Scheme and host of the site's pages: `https://www.helios.example`. */
  readonly origin: string;
  readonly pathPrefix: string;
  /** Code of the locale whose texts and domains stand in for those another has not. */
  readonly defaultLocale: string;
  readonly locales: readonly LeadLocale[];
  /** A form id stands here once for each locale that has a document of its own for it. */
  readonly forms: readonly LeadFormDefinition[];
}

/** The definition of a form in a locale: its own, else the default locale's, else any. Undefined if the site has no such form. */
export function findForm(site: LeadSite, formId: string, locale: string | undefined): LeadFormDefinition | undefined {
  const forms = site.forms.filter((form) => form.formId === formId);
  return (
    forms.find((form) => form.locale === locale) ?? forms.find((form) => form.locale === site.defaultLocale) ?? forms[0]
  );
}

/** The locale of a code, else the default one. */
export function findLeadLocale(site: LeadSite, code: string | undefined): LeadLocale | undefined {
  const known = (wanted: string | undefined) => site.locales.find((locale) => locale.code === wanted);
  return known(code) ?? known(site.defaultLocale);
}

/** Domains whose addresses a locale takes for private. */
export function disallowedDomains(site: LeadSite, code: string | undefined): readonly string[] {
  const domainsIn = (wanted: string | undefined) => findLeadLocale(site, wanted)?.disallowed ?? [];
  return domainsOrDefault(domainsIn(code), () => domainsIn(site.defaultLocale));
}
