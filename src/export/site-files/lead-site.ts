import type { LinkField } from '@prismicio/client';
import type { Config } from '../../../config/schema.ts';
import type { DocumentOf, Snapshot } from '../../content/content-source.ts';
import { leadFormDefinition } from '../../content/meaning/lead-form.ts';
import { ownDisallowedDomains, privateHref } from '../../content/meaning/lead-locale.ts';
import { linkRulesOf, linkTarget } from '../../content/meaning/link-target.ts';
import type { LocaleContent } from '../../content/meaning/locale-content.ts';
import { localeString, textsOf } from '../../content/meaning/locale-strings.ts';
import { signUpFormDefinition } from '../../content/meaning/sign-up.ts';
import { signUpKinds } from '../../rules/leads/sign-up.ts';
import {
  type LeadLocale,
  type LeadSite,
  type LeadSiteForm,
  leadSiteFile,
  leadSiteTextKeys,
} from '../../site/lead-site.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import { createRouteNames } from '../../site/route.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { RoutePlan } from '../plan/plan-routes.ts';

interface LeadSiteInput {
  readonly snapshot: Snapshot;
  readonly plan: Pick<RoutePlan, 'routes' | 'locales'>;
  readonly config: Pick<Config, 'site' | 'links'>;
}

/**
 * Plans the data that the lead endpoint needs: every form of the content, and each locale's texts and domains of
 * private email addresses.
 */
export function planLeadSite(input: LeadSiteInput): LeadSite {
  const { snapshot, config } = input;
  const { locales } = input.plan;
  const { origin, pathPrefix } = config.site;
  const contentOf = createContents(input);
  const askingForms = formsForFiles(
    snapshot,
    locales.map(({ code }) => code),
  );
  const fallback = stringsIn(snapshot, defaultLocaleOf(locales).code);
  return {
    version: 1,
    origin,
    pathPrefix,
    defaultLocale: defaultLocaleOf(locales).code,
    locales: locales.map((locale) => leadLocale(locale, contentOf(locale), { snapshot, fallback })),
    forms: locales.flatMap((locale) => formsOf(locale, contentOf(locale), { snapshot, askingForms })),
  };
}

export async function storeLeadSite(input: LeadSiteInput & { readonly store: Store }): Promise<SiteFile> {
  const content = `${JSON.stringify(planLeadSite(input), null, 1)}\n`;
  return storeFile({ path: leadSiteFile, content, cache: 'revalidate' }, input.store);
}

interface Forms {
  readonly snapshot: Snapshot;
  /** HubSpot's ids of the forms with which visitors request a file. */
  readonly askingForms: ReadonlySet<string>;
}

/** Collects a locale's form definitions. A form without an id is left out, because no lead could be sent to it. */
function formsOf({ code }: Locale, { link }: LocaleContent, { snapshot, askingForms }: Forms): LeadSiteForm[] {
  const leadForms = snapshot.documentsOf('lead_form', code).map((form) => ({
    ...leadFormDefinition(form, { link, asksForFile: askingForms.has(form.data.form_id ?? '') }),
    name: form.uid,
  }));
  const signUpForms = snapshot.documentsOf('signup_modal', code).flatMap((modal) =>
    signUpKinds.flatMap((kind) => {
      const definition = signUpFormDefinition(modal, kind);
      return definition ? [{ ...definition, name: `sign-up-${kind}` }] : [];
    }),
  );
  return [...leadForms.filter(({ formId }) => formId !== ''), ...signUpForms];
}

interface Strings {
  readonly snapshot: Snapshot;
  /** The strings of the default locale. */
  readonly fallback: ReturnType<typeof stringsIn>;
}

function leadLocale({ code, urlCode }: Locale, content: LocaleContent, { snapshot, fallback }: Strings): LeadLocale {
  const strings = { own: stringsIn(snapshot, code), fallback };
  return {
    code,
    urlCode,
    texts: textsOf(leadSiteTextKeys, (key) => localeString(strings, key)),
    privateHref: privateHref(content),
    disallowed: ownDisallowedDomains(snapshot.documentsOf('disallowed_emails', code)),
  };
}

function stringsIn(snapshot: Snapshot, lang: string) {
  return snapshot.documentsOf('global_strings', lang)[0]?.data;
}

/**
 * Creates a function that reads a locale's content from the snapshot. It leaves out broken links without a finding,
 * because rendering the pages reports them.
 */
function createContents({ snapshot, plan, config }: LeadSiteInput): (locale: Locale) => LocaleContent {
  const routes = new Map(plan.routes.map((route) => [route.documentId, route]));
  const routeNamed = createRouteNames(plan.routes);
  const rules = linkRulesOf(config, plan.locales);
  return (locale) => {
    const scope = { locale, rules, routeOf: (id: string) => routes.get(id) };
    return {
      site: config.site,
      single: (type) => snapshot.documentsOf(type, locale.code)[0],
      named(type, name) {
        const route = routeNamed(locale.code, name);
        return route?.type === type ? { id: route.documentId } : undefined;
      },
      link(field) {
        const target = linkTarget(field, scope);
        return target?.kind === 'address' ? target : undefined;
      },
    };
  };
}

/**
 * HubSpot's ids of the forms with which visitors request a file: an ebook, or a template that the export makes. Their pages
 * put the address of the file into the form.
 */
function formsForFiles(snapshot: Snapshot, codes: readonly string[]): ReadonlySet<string> {
  const named = codes.flatMap((code) => [
    ...snapshot.documentsOf('ebook', code).map(({ data }) => data.lead_form),
    ...pagesWithForms(snapshot, code).flatMap(({ data }) => data.slices.flatMap(formOfTemplate)),
  ]);
  const documents = new Set(named.flatMap((form) => (form && 'id' in form ? [String(form.id)] : [])));
  const forms = codes.flatMap((code) => snapshot.documentsOf('lead_form', code));
  return new Set(forms.flatMap(({ id, data }) => (documents.has(id) && data.form_id ? [data.form_id] : [])));
}

/** The pages of a locale with a slice that names a form. Of the other pages only the facts are read. */
function pagesWithForms(snapshot: Snapshot, code: string): DocumentOf<'page'>[] {
  const hasForm = (id: string) =>
    snapshot.facts(id)?.relationships.some(({ field }) => /^slices\[\d+\]\.primary\.lead_form$/.test(field)) ?? false;
  const pages = snapshot.heads().filter(({ id, type, lang }) => type === 'page' && lang === code && hasForm(id));
  return pages.flatMap(({ id }) => {
    const document = snapshot.document(id);
    return document?.type === 'page' ? [document] : [];
  });
}

function formOfTemplate(slice: DocumentOf<'page'>['data']['slices'][number]): readonly LinkField[] {
  return slice.slice_type === 'spreadsheet' ? [slice.primary.lead_form] : [];
}
