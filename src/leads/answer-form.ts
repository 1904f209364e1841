import type { LeadTextKey } from '../rules/leads/error-text.ts';
import { lineId } from '../rules/markup.ts';
import { findForm, findLeadLocale, type LeadSite } from '../site/lead-site.ts';
import { rejectionHeaders } from './answer-script.ts';
import { messagePage } from './message-page.ts';
import { localeOf, nextAction, pageOf } from './read-post.ts';
import { formElementId, refillPage } from './refill-page.ts';
import type { Rejection } from './rejection.ts';

/** Reads the markup of a page of the site; undefined if the page does not exist or can't be read. */
export type ReadPage = (pathname: string) => Promise<string | undefined>;

interface FormPost {
  /** The values of the form by field name; empty if the body was not read. */
  readonly values: ReadonlyMap<string, string>;
  readonly request: Request;
  readonly site: LeadSite;
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
  readonly readPage: ReadPage;
}

/** Answers a form without a script: redirects to its thank-you page, or back to its page and the line that says it was sent. */
export async function acceptForm(post: FormPost): Promise<Response> {
  const { values, site, readPage } = post;
  const formId = values.get('form_id') ?? '';
  const { pathname } = pageOf({ ...post, locale: values.get('locale') });
  const wanted = values.get('success') ?? findForm(site, formId, values.get('locale'))?.success;
  const location = ownAddress(wanted ?? '', site) ?? `${pathname}${await sentLine(formId, pathname, readPage)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * Accepts an address only in the form the site itself writes: a page and a place on it,
 * `/helios/en/thankyou-ebook#ebook-vat`. `//elsewhere.example`, and whatever browsers read like it, is another host.
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

/** Answers with the form's page, filled in and with its errors shown; if that page can't be read, with a short page of its own. */
export async function rejectForm(post: FormPost, rejection: Rejection): Promise<Response> {
  const { values, site, readPage } = post;
  const page = pageOf({ ...post, locale: values.get('locale') });
  const locale = findLeadLocale(site, values.get('locale') ?? localeOf(page.href, site));
  if (!locale) throw new Error('The site has no locale to answer in.');
  const text = locale.texts[messageKey(rejection)] || rejection.code;
  const html = await readPage(page.pathname);
  const refilled =
    html !== undefined &&
    refillPage(html, {
      formId: values.get('form_id') ?? '',
      action: nextAction(page),
      values,
      faults: rejection.faults,
      locale,
      message: text,
    });
  return new Response(refilled || messagePage({ rejection, locale, text, page }), {
    status: rejection.status,
    headers: { ...rejectionHeaders(rejection), 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Faults in fields get a text that says so. All others are faults of the server, which the visitor can't correct. */
function messageKey({ code, faults }: Rejection): LeadTextKey {
  if (Object.keys(faults).length > 0) return 'form_error';
  return code === 'FILE_TOO_LARGE' ? 'file_too_large' : 'something_went_wrong';
}
