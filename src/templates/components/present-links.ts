import type { EmptyLinkField, LinkField } from '@prismicio/client';
import type { LinkView } from '../../components/view-models.ts';
import type { PageContext } from '../page-context.ts';

/** The links that resolve to an address. Broken links are left out; `PageContext.link` reports them as findings. */
export function presentLinks(
  page: PageContext,
  fields: readonly (LinkField | EmptyLinkField)[] | null | undefined,
): LinkView[] {
  return (fields ?? []).map((field) => page.link(field)).filter((link) => link !== undefined);
}
