import { domainsOf } from '../../rules/leads/email.ts';
import type { DocumentOf } from '../content-source.ts';

/** The domains that a locale's own `disallowed_emails` documents name, in one spelling. `domainsOrDefault` says which count. */
export function ownDisallowedDomains(documents: readonly DocumentOf<'disallowed_emails'>[]): string[] {
  return domainsOf(documents.flatMap(({ data }) => data.domains));
}
