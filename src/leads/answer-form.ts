import type { LeadTextKey } from '../rules/leads/error-text.ts';
import { findForm, findLeadLocale, type LeadSite } from '../rules/leads/lead-site.ts';
import { refusalHeaders } from './answer-script.ts';
import { localeOf, nextAction, pageOf } from './read-post.ts';
import { formElementId, refillPage } from './refill-page.ts';
import type { Refusal } from './refusal.ts';

/** The site's own markup of a page, by pathname; undefined where there is none, or no way to it. */
export type ReadPage = (pathname: string) => Promise<string | undefined>;

interface FormPost {
  /** What was typed, by field name; empty if it was not even read. */
  readonly values: ReadonlyMap<string, string>;
  readonly request: Request;
  readonly site: LeadSite;
  /** Origins the site's own pages have. */
  readonly origins: readonly string[];
  readonly readPage: ReadPage;
}

/** Leads a form without a script on: to its thank-you page, else back to where it stands, to the line that says it was sent. */
export async function acceptForm({ values, request, site, origins, readPage }: FormPost): Promise<Response> {
  const formId = values.get('form_id') ?? '';
  const { pathname } = pageOf({ request, site, origins });
  const wanted = values.get('success') ?? findForm(site, formId, values.get('locale'))?.success;
  const location = ownAddress(wanted ?? '', site) ?? `${pathname}${await sentLine(formId, pathname, readPage)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * A page of the site and a place on it, `/helios/en/thankyou-ebook#ebook-vat`, as it is written there; anything else is
 * somebody else's making. `//elsewhere.example` is another host, and so is what a browser makes one of.
 */
function ownAddress(text: string, { origin, pathPrefix }: LeadSite): string | undefined {
  if (!/^\/(?![/\\])[\w./~%-]*(?:\?[\w.~%=&+-]*)?(?:#[\w-]+)?$/.test(text) || !URL.canParse(text, origin))
    return undefined;
  const { pathname, search, hash } = new URL(text, origin);
  return pathname.startsWith(`${pathPrefix}/`) && pathname + search + hash === text ? text : undefined;
}

async function sentLine(formId: string, pathname: string, readPage: ReadPage): Promise<string> {
  const id = formElementId((await readPage(pathname)) ?? '', formId);
  return id === undefined ? '' : `#${id}-sent`;
}

/** The posted page again, filled in, with what is wrong. Where the page can't be had, the same in plain words. */
export async function refuseForm(
  { values, request, site, origins, readPage }: FormPost,
  refusal: Refusal,
): Promise<Response> {
  const asked = pageOf({ request, site, origins });
  const locale = findLeadLocale(site, values.get('locale') ?? localeOf(asked.href, site));
  const message = locale?.texts[messageKey(refusal)] || refusal.code;
  const html = await readPage(asked.pathname);
  const { faults } = refusal;
  const page =
    html !== undefined &&
    locale &&
    refillPage(html, {
      formId: values.get('form_id') ?? '',
      action: nextAction(asked),
      values,
      faults,
      locale,
      message,
    });
  const type = page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  return new Response(page || `${message}\n`, {
    status: refusal.status,
    headers: { ...refusalHeaders(refusal), 'content-type': type },
  });
}

/** What is for the visitor to mend is said so; all else is for us, or for time. */
function messageKey({ code, faults }: Refusal): LeadTextKey {
  if (Object.keys(faults).length > 0) return 'form_error';
  return code === 'FILE_TOO_LARGE' ? 'file_too_large' : 'something_went_wrong';
}
