import { consentWords } from '../rules/leads/consent-words.ts';
import { leadAction, leadPageParameter } from '../rules/leads/lead-fields.ts';
import { marketingConsentName } from '../rules/leads/lead-form.ts';
import { createSubmission, type Submission } from '../rules/leads/submission.ts';
import { consentParameters, leadFieldsOf, visitOf } from '../rules/visit/visit.ts';
import { findForm, findLeadLocale, type LeadSite, type LeadSiteForm } from '../site/lead-site.ts';
import { parseSubmission } from './parse-submission.ts';
import type { Body } from './read-body.ts';
import { Rejection } from './rejection.ts';

/** A posted lead, from a script or from a form without a script. */
export interface Post {
  readonly form: LeadSiteForm;
  /** Prismic's code of the locale whose texts and disallowed domains apply. */
  readonly locale: string;
  readonly submission: Submission;
  readonly files: ReadonlyMap<string, File>;
}

interface PostInput {
  readonly body: Body;
  readonly request: Request;
  readonly site: LeadSite;
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
  readonly now: number;
}

/** Finds the form of a posted lead and parses its submission. Throws Rejection. */
export function readPost({ body, ...input }: PostInput): Post {
  return body.type === 'json' ? scriptPost(body, input) : formPost(body, input);
}

/**
 * Reads a lead that a script posted. The address names form and locale:
 * `?formId=…&locale=de-de`. Without `locale` the locale of the page applies.
 */
function scriptPost(
  { value, files }: Extract<Body, { type: 'json' }>,
  { request, site }: Omit<PostInput, 'body'>,
): Post {
  const { searchParams } = new URL(request.url);
  const submission = parseSubmission(value);
  const locale = searchParams.get('locale') ?? localeOf(submission.formData.context.pageUri, site);
  return { ...formOf(searchParams.get('formId') ?? '', locale, { site, formIdName: 'formId' }), submission, files };
}

/** The names of fields that a form sends besides the fields of a lead. */
export const formNames: ReadonlySet<string> = new Set(['form_id', 'locale', 'success', marketingConsentName]);

function formPost(
  { values, files }: Extract<Body, { type: 'form' }>,
  { request, site, origins, now }: Omit<PostInput, 'body'>,
): Post {
  const named = values.get('form_id') ?? '';
  const { form, locale } = formOf(named, values.get('locale'), { site, formIdName: 'form_id' });
  const page = pageOf({ request, site, origins, locale });
  const submission = createSubmission({
    values: Object.fromEntries(Array.from(values, ([name, value]) => [name, value.replace(/\r\n?/g, '\n')])),
    form,
    // The page's address has no parameters that need consent, so the visit holds at most the partner that referred the
    // visitor.
    visit: leadFieldsOf(visitOf(page)),
    context: { pageUri: page.href, pageName: '' },
    consentText: consentTextIn(site, locale),
    now: new Date(now),
  });
  // `createSubmission` ignores names that are not fields of a lead. The loop below rejects them.
  const known = new Set<string>(submission.formData.fields.map(({ name }) => name));
  for (const [name, value] of values) {
    const isKnown = known.has(name) || formNames.has(name) || form.fields.some((field) => field.name === name);
    if (!isKnown && value.trim() !== '') throw new Rejection('UNKNOWN_FIELD', { places: [name] });
  }
  return { form, locale, submission, files };
}

function consentTextIn(site: LeadSite, locale: string | undefined): string {
  const texts = findLeadLocale(site, locale)?.texts;
  return texts ? consentWords(texts) : '';
}

interface FormSource {
  readonly site: LeadSite;
  /** The name under which the request has the form's id. */
  readonly formIdName: 'formId' | 'form_id';
}

function formOf(
  formId: string,
  wanted: string | undefined,
  { site, formIdName }: FormSource,
): Pick<Post, 'form' | 'locale'> {
  const form = findForm(site, formId, wanted);
  if (!form) throw new Rejection('UNKNOWN_FORM', { places: [formIdName] });
  const isKnown = site.locales.some(({ code }) => code === wanted);
  return { form, locale: wanted !== undefined && isKnown ? wanted : form.locale };
}

/** Returns Prismic's code of a page's locale: `de-de` for `https://www.helios.example/helios/de/kontakt`. */
export function localeOf(pageUri: string, { pathPrefix, locales }: LeadSite): string | undefined {
  const { pathname } = new URL(pageUri);
  const [urlCode] = pathname.slice(pathPrefix.length + 1).split('/', 1);
  return pathname.startsWith(`${pathPrefix}/`) ? locales.find((locale) => locale.urlCode === urlCode)?.code : undefined;
}

/**
 * Returns the `action` for a form that is shown again after a rejection. The `action` names the form's page, because
 * the next request's `Referer` is the endpoint's own address.
 */
export function nextAction({ pathname, search }: URL): string {
  // A long query is left out, because servers reject addresses that are too long.
  return leadAction(pathname + (search.length > 1000 ? '' : search));
}

interface PageSource extends Pick<PostInput, 'request' | 'site' | 'origins'> {
  /** Prismic's code of the form's locale; undefined if it is unknown. */
  readonly locale: string | undefined;
}

/**
 * Finds the page from which a form was posted: by the header `Referer`, else by the form's `action`, else the home page
 * of the form's locale. Parameters that need consent are removed from the address, because a page without scripts can't
 * ask for consent.
 */
export function pageOf(source: PageSource): URL {
  const page = postingPage(source);
  for (const name of consentParameters) if (page.searchParams.has(name)) page.searchParams.delete(name);
  return page;
}

function postingPage({ request, site, origins, locale }: PageSource): URL {
  const isPage = ({ origin, pathname }: URL) => origins.includes(origin) && pathname.startsWith(`${site.pathPrefix}/`);
  const parsed = (text: string | null, base?: string) =>
    text && URL.canParse(text, base) ? new URL(text, base) : undefined;
  const referer = parsed(request.headers.get('referer'));
  if (referer && isPage(referer)) return referer;
  // A form that is shown again after a rejection has the endpoint's
  // own address as its `Referer`: only the origin is of use.
  const base = referer && origins.includes(referer.origin) ? referer.origin : site.origin;
  const posted = parsed(new URL(request.url).searchParams.get(leadPageParameter), base);
  if (posted?.origin === base && isPage(posted)) return posted;
  return new URL(`${site.pathPrefix}/${findLeadLocale(site, locale)?.urlCode ?? ''}`, base);
}
