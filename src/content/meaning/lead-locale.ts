import { workAddressPage } from '../../../config/markets.ts';
import { domainsOf } from '../../rules/leads/email.ts';
import type { DocumentOf } from '../content-source.ts';
import type { LocaleContent } from './locale-content.ts';

/**
 * Returns the target of `non_work_email_cta`, the link for visitors without a work email address: the locale's page
 * about it. Returns undefined if the locale has no such page; the link is then left out. The sign-up would be the wrong
 * target, because it lets an address pass that the form has just refused.
 */
export function privateHref(content: Pick<LocaleContent, 'named' | 'link'>): string | undefined {
  const id = content.named('legal_page', workAddressPage)?.id;
  return id && content.link({ link_type: 'Document', id, type: 'legal_page', tags: [], lang: '' })?.href;
}

type DomainLists = readonly DocumentOf<'disallowed_emails'>[];

/**
 * The domains in a locale's own `disallowed_emails` documents, normalized. `domainsOrDefault` decides which domains
 * apply. The domains of the same list of documents are normalized once, because each page with a form asks for them.
 */
export function ownDisallowedDomains(documents: DomainLists): readonly string[] {
  const known = domainsIn.get(documents) ?? domainsOf(documents.flatMap(({ data }) => data.domains));
  domainsIn.set(documents, known);
  return known;
}

const domainsIn = new WeakMap<DomainLists, readonly string[]>();
