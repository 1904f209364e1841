import { documentToLinkField } from '@prismicio/client';
import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import { overviews } from '../crumbs.ts';
import type { PageContext } from '../page-context.ts';
import { absolute } from './thing.ts';

/**
 * Document types whose overview page shows all of their documents. Jobs are left out: there are many, and each has a
 * `JobPosting` of its own.
 */
const listed = ['ebook', 'customer_case', 'partnership_case', 'integration', 'partner', 'webinar'] as const;

/** The documents that an overview page lists. */
export function itemList(page: PageContext): ItemListLeaf | undefined {
  const type = listed.find((each) => overviews[each] === page.route.name);
  const links = type ? page.list(type).flatMap((each) => page.link(documentToLinkField(each)) ?? []) : [];
  if (links.length === 0) return undefined;
  const itemListElement = links.map(
    ({ href }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(page, href),
    }),
  );
  return { '@type': 'ItemList', itemListElement };
}
