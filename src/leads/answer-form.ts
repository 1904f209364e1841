import type { LeadTextKey } from '../rules/leads/error-text.ts';
import { chosenSuccess } from '../rules/leads/lead-form.ts';
import { lineId } from '../rules/markup.ts';
import { findForm, findLeadLocale, type LeadSite } from '../site/lead-site.ts';
import { rejectionHeaders } from './answer-script.ts';
import { messagePage } from './message-page.ts';
import { localeOf, nextAction, pageOf } from './read-post.ts';
import { formElementId, refillPage } from './refill-page.ts';
import type { Rejection } from './rejection.ts';

/** Reads the markup of a page of the site by its pathname; undefined if there is no such page or it can't be read. */
export type ReadPage = (pathname: string) => Promise<string | undefined>;

interface FormPost {
  /** The visitor's values by field name; empty if the body was not read. */
  readonly values: ReadonlyMap<string, string>;
  readonly request: Request;
  readonly site: LeadSite;
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
  readonly readPage: ReadPage;
}

/**
 * Answers an accepted form without a script: redirects the browser to the form's thank-you page or, if the form has
 * none, back to the form's own page, at the message that says it was sent.
 */
export async function acceptForm(post: FormPost): Promise<Response> {
  const { values, site, readPage } = post;
  const formId = values.get('form_id') ?? '';
  const { pathname } = pageOf({ ...post, locale: values.get('locale') });
  const form = findForm(site, formId, values.get('locale'));
  const posted = values.get('success');
  // The options that a visitor chose select a thank-you page only if the form posts its default one. A page can give
  // its form another one, such as the page of the requested ebook, which no option replaces.
  const chosen =
    posted === form?.success ? chosenSuccess(form?.successes ?? [], (name) => values.get(name)) : undefined;
  const location =
    ownAddress(chosen ?? posted ?? form?.success ?? '', site) ??
    `${pathname}${await sentLine(formId, pathname, readPage)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * Returns the text if it is the address of a page of the site, such as
 * `/helios/en/thankyou-ebook#ebook-vat`, and undefined for any other text. The text may be
 * forged: browsers read `//elsewhere.example` and `/\elsewhere.example` as other hosts.
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

/**
 * Answers a rejected form without a script: with the form's page, the visitor's values in its fields, and the errors.
 * If that page can't be read, a plain page shows the errors.
 */
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

/**
 * Chooses the message about the form as a whole. Faults of fields also have messages of their own. Of the other errors,
 * a visitor can correct only a file that is too large, so only this one has its own message.
 */
function messageKey({ code, faults }: Rejection): LeadTextKey {
  if (Object.keys(faults).length > 0) return 'form_error';
  return code === 'FILE_TOO_LARGE' ? 'file_too_large' : 'something_went_wrong';
}
