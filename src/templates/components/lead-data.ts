import { ownDisallowedDomains, privateHref } from '../../content/meaning/lead-locale.ts';
import { textsOf } from '../../content/meaning/locale-strings.ts';
import { domainsOrDefault } from '../../rules/leads/email.ts';
import { leadTextKeys } from '../../rules/leads/error-text.ts';
import type { LeadData } from '../../rules/leads/lead-data.ts';
import type { PageContext } from '../page-context.ts';

/**
 * Pathname of the JSON file with the data that the lead forms of the page's locale need in the browser. All forms of a
 * page have the same one.
 */
export function leadDataPathname(page: PageContext): string {
  const pathname = pathnames.get(page) ?? page.sharedData(leadDataOf(page));
  pathnames.set(page, pathname);
  return pathname;
}

/** The pathname for each page that is being rendered. */
const pathnames = new WeakMap<PageContext, string>();

function leadDataOf(page: PageContext): LeadData {
  const texts = textsOf(leadTextKeys, page.string);
  const { captcha } = page;
  const disallowed = domainsOrDefault(ownDisallowedDomains(page.list('disallowed_emails')), () =>
    ownDisallowedDomains(page.listOfDefault('disallowed_emails')),
  );
  return { texts, privateHref: privateHref(page), disallowed, captcha, endpoint: page.site.leadEndpoint };
}

/**
 * The terms that the captcha's provider requires near a form instead of its badge. Undefined if the locale has no
 * captcha.
 */
export function captchaTerms(page: PageContext): string | undefined {
  return page.captcha?.siteKey === undefined ? undefined : page.string('recaptcha_and_privacy_terms');
}
