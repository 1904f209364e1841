import { soleTraderPage } from '../../../config/markets.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import type { DocumentOf, Snapshot } from '../../content/content-source.ts';
import { ownDisallowedDomains } from '../../content/meaning/lead-locale.ts';
import { localeString, textsOf } from '../../content/meaning/locale-strings.ts';
import {
  type LeadFieldDefinition,
  type LeadFormDefinition,
  marketingConsentName,
} from '../../rules/leads/lead-form.ts';
import { signUpFields, signUpPaths } from '../../rules/leads/sign-up.ts';
import { type LeadLocale, type LeadSite, leadSiteFile, leadSiteTextKeys } from '../../site/lead-site.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { RoutePlan } from '../plan/plan-routes.ts';

interface LeadSiteInput {
  readonly snapshot: Snapshot;
  readonly plan: Pick<RoutePlan, 'routes' | 'locales'>;
  readonly site: Pick<SiteConfig, 'origin' | 'pathPrefix' | 'appOrigin'>;
}

/** What the lead endpoint must know: every form of the content, and each locale's words and domains of free mail. */
export function planLeadSite(input: LeadSiteInput): LeadSite {
  const { snapshot, plan, site } = input;
  const { locales, routes } = plan;
  const pathnames = new Map(routes.map(({ documentId, pathname }) => [documentId, pathname]));
  const fallback = defaultLocaleOf(locales).code;
  const codes = locales.map(({ code }) => code);
  const askingForms = formsOfEbooks(snapshot, codes);
  return {
    version: 1,
    origin: site.origin,
    pathPrefix: site.pathPrefix,
    defaultLocale: fallback,
    locales: locales.map((locale) => leadLocale(locale, fallback, input)),
    forms: codes.flatMap((code) => [
      ...snapshot
        .documentsOf('lead_form', code)
        .flatMap((form) => definitionOf(form, { pathnames, askingForms }) ?? []),
      ...snapshot.documentsOf('signup_modal', code).flatMap(signUpForms),
    ]),
  };
}

export async function storeLeadSite(input: LeadSiteInput & { readonly store: Store }): Promise<SiteFile> {
  const content = `${JSON.stringify(planLeadSite(input), null, 1)}\n`;
  return storeFile({ path: leadSiteFile, content, cache: 'revalidate' }, input.store);
}

function leadLocale({ code, urlCode }: Locale, fallback: string, input: LeadSiteInput): LeadLocale {
  const { snapshot } = input;
  const stringsIn = (lang: string) => snapshot.documentsOf('global_strings', lang)[0]?.data;
  const strings = { own: stringsIn(code), fallback: stringsIn(fallback) };
  const texts = textsOf(leadSiteTextKeys, (key) => localeString(strings, key));
  const disallowed = ownDisallowedDomains(snapshot.documentsOf('disallowed_emails', code));
  return { code, urlCode, texts, privateHref: privateHref(code, input), disallowed };
}

/** As on pages: the locale's page for sole traders, else its sign-up. */
function privateHref(code: string, { snapshot, plan, site }: LeadSiteInput): string {
  const own = plan.routes.find(
    ({ type, uid, locale }) => type === 'page' && uid === soleTraderPage && locale.code === code,
  );
  const signUp = snapshot.documentsOf('locale_settings', code)[0]?.data.register_url;
  return own?.pathname ?? (signUp && 'url' in signUp ? signUp.url : undefined) ?? site.appOrigin + signUpPaths.visitor;
}

/** What sign-up sends, of each who may: an address, and no consent to anything. */
function signUpForms({ lang, data }: DocumentOf<'signup_modal'>): LeadFormDefinition[] {
  const ids = { visitor: data.form_id, partner: data.partner_form_id };
  return (['visitor', 'partner'] as const).flatMap((kind) => {
    const formId = ids[kind];
    const fields = [{ name: 'email', type: 'email', isRequired: true }] as const;
    const hidden = signUpFields[kind];
    const rest = { hasMarketingConsent: false, asksForFile: false, hidden, success: undefined };
    return formId ? [{ formId, locale: lang, fields, ...rest }] : [];
  });
}

/** HubSpot's ids of the forms by which ebooks are asked for: an ebook's page puts its file's address into the form. */
function formsOfEbooks(snapshot: Snapshot, codes: readonly string[]): ReadonlySet<string> {
  const named = codes.flatMap((code) => snapshot.documentsOf('ebook', code).map(({ data }) => data.lead_form));
  const documents = new Set(named.flatMap((form) => (form && 'id' in form ? [String(form.id)] : [])));
  const forms = codes.flatMap((code) => snapshot.documentsOf('lead_form', code));
  return new Set(forms.flatMap(({ id, data }) => (documents.has(id) && data.form_id ? [data.form_id] : [])));
}

interface FormPlaces {
  readonly pathnames: ReadonlyMap<string, string>;
  readonly askingForms: ReadonlySet<string>;
}

/** Undefined for a form without an id: nothing could be sent to it. */
function definitionOf(
  { lang, data }: DocumentOf<'lead_form'>,
  { pathnames, askingForms }: FormPlaces,
): LeadFormDefinition | undefined {
  if (!data.form_id) return undefined;
  const target = data.success && 'id' in data.success ? String(data.success.id) : '';
  return {
    formId: data.form_id,
    locale: lang,
    fields: [...data.fields.flatMap((field) => fieldOf(field) ?? []), ...consentField(data)],
    hasMarketingConsent: data.has_marketing_consent,
    asksForFile: askingForms.has(data.form_id),
    hidden: hiddenOf(data),
    success: pathnames.get(target),
  };
}

function fieldOf(field: DocumentOf<'lead_form'>['data']['fields'][number]): LeadFieldDefinition | undefined {
  if (!field.name) return undefined;
  const values = field.options.flatMap(({ label, value }) => (label ? [value || label] : []));
  return {
    name: field.name,
    type: field.type ?? 'text',
    isRequired: field.required,
    ...(field.type === 'select' && { values }),
  };
}

/** The box for marketing mail, where a form is for nothing else: a list one wants to be on. */
function consentField({
  has_marketing_consent,
  requires_consent,
}: DocumentOf<'lead_form'>['data']): LeadFieldDefinition[] {
  const isRequired = has_marketing_consent && requires_consent;
  return isRequired ? [{ name: marketingConsentName, type: 'consent', isRequired }] : [];
}

/** The Tracking tab of the document, under the names HubSpot has for it. */
function hiddenOf(data: DocumentOf<'lead_form'>['data']): Record<string, string> {
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
