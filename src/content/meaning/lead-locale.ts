import { soleTraderPage } from '../../../config/markets.ts';
import { domainsOf } from '../../rules/leads/email.ts';
import type { DocumentOf } from '../content-source.ts';
import type { LocaleContent } from './locale-content.ts';
import { signUpHref } from './sign-up.ts';

/**
 * Returns the target of `non_work_email_cta`, the link for visitors without
 * a work email address: the page for sole traders, else the sign-up.
 */
export function privateHref(content: LocaleContent): string {
  const id = content.byUid('page', soleTraderPage)?.id;
  const own = id ? content.link({ link_type: 'Document', id, type: 'page', tags: [], lang: '' }) : undefined;
  return own?.href ?? signUpHref(content, 'visitor');
}

/** The domains in a locale's own `disallowed_emails` documents, normalized. `domainsOrDefault` decides which domains apply. */
export function ownDisallowedDomains(documents: readonly DocumentOf<'disallowed_emails'>[]): string[] {
  return domainsOf(documents.flatMap(({ data }) => data.domains));
}
