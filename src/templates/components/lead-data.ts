import { ownDisallowedDomains, privateHref } from '../../content/meaning/lead-locale.ts';
import { textsOf } from '../../content/meaning/locale-strings.ts';
import { domainsOrDefault } from '../../rules/leads/email.ts';
import { leadTextKeys } from '../../rules/leads/error-text.ts';
import type { LeadData } from '../../rules/leads/lead-data.ts';
import type { PageContext } from '../page-context.ts';

/** Pathname of what the forms of the page's locale must know in the browser. */
export function leadDataPathname(page: PageContext): string {
  const texts = textsOf(leadTextKeys, page.string);
  const { captcha } = page;
  const disallowed = domainsOrDefault(ownDisallowedDomains(page.list('disallowed_emails')), () =>
    ownDisallowedDomains(page.listOfDefault('disallowed_emails')),
  );
  const data: LeadData = { texts, privateHref: privateHref(page), disallowed, captcha };
  return page.sharedData(data);
}

/** What the captcha's provider wants said near a form, in the place of its badge; undefined where there is none. */
export function captchaTerms(page: PageContext): string | undefined {
  return page.captcha?.siteKey === undefined ? undefined : page.string('recaptcha_and_privacy_terms');
}
