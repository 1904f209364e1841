import type { LeadTextKey } from '../rules/leads/error-text.ts';
import { lineId } from '../rules/markup.ts';
import { findForm, findLeadLocale, type LeadSite } from '../site/lead-site.ts';
import { rejectionHeaders } from './answer-script.ts';
import { messagePage } from './message-page.ts';
import { localeOf, nextAction, pageOf } from './read-post.ts';
import { formElementId, refillPage } from './refill-page.ts';
import type { Rejection } from './rejection.ts';

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
export async function acceptForm(post: FormPost): Promise<Response> {
  const { values, site, readPage } = post;
  const formId = values.get('form_id') ?? '';
  const { pathname } = pageOf({ ...post, locale: values.get('locale') });
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
  return id === undefined ? '' : `#${lineId(id, 'sent')}`;
}

/** The posted page again, filled in, with what is wrong. Where the page can't be had, the same on a page of few words. */
export async function rejectForm(post: FormPost, refusal: Rejection): Promise<Response> {
  const { values, site, readPage } = post;
  const page = pageOf({ ...post, locale: values.get('locale') });
  const locale = findLeadLocale(site, values.get('locale') ?? localeOf(page.href, site));
  if (!locale) throw new Error('The site has no locale to answer in.');
  const text = locale.texts[messageKey(refusal)] || refusal.code;
  const html = await readPage(page.pathname);
  const refilled =
    html !== undefined &&
    refillPage(html, {
      formId: values.get('form_id') ?? '',
      action: nextAction(page),
      values,
      faults: refusal.faults,
      locale,
      message: text,
    });
  return new Response(refilled || messagePage({ refusal, locale, text, page }), {
    status: refusal.status,
    headers: { ...rejectionHeaders(refusal), 'content-type': 'text/html; charset=utf-8' },
  });
}

/** What is for the visitor to mend is said so; all else is for us, or for time. */
function messageKey({ code, faults }: Rejection): LeadTextKey {
  if (Object.keys(faults).length > 0) return 'form_error';
  return code === 'FILE_TOO_LARGE' ? 'file_too_large' : 'something_went_wrong';
}
