import type { EmptyLinkField, LinkField } from '@prismicio/client';
import type { PageContext, ResolvedLink } from '../page-context.ts';

/** The links that lead somewhere. What is wrong with the others is a finding already. */
export function presentLinks(
  page: PageContext,
  fields: readonly (LinkField | EmptyLinkField)[] | null | undefined,
): ResolvedLink[] {
  return (fields ?? []).map((field) => page.link(field)).filter((link) => link !== undefined);
}
