import type { LinkField } from '@prismicio/client';
import type { PageContext } from '../page-context.ts';

/** True if visitors can have an address sent by email: there is a form for it, and the site takes leads. */
export function canSendAddress(page: PageContext, { lead_form }: { readonly lead_form: LinkField }): boolean {
  return page.site.leadEndpoint !== 'none' && page.related('lead_form', lead_form) !== undefined;
}
