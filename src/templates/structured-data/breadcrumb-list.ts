import type { BreadcrumbList, ListItemLeaf } from 'schema-dts';
import type { Crumb } from '../crumbs.ts';
import type { PageContext } from '../page-context.ts';
import { absolute, node } from './thing.ts';

/**
 * The `BreadcrumbList` node: the steps from the home page to the page. The last step is the page itself and has no
 * address.
 */
export function breadcrumbList(page: PageContext, crumbs: readonly Crumb[]): BreadcrumbList | undefined {
  if (crumbs.length < 2) return undefined;
  const itemListElement = crumbs.map(({ name, href }, index) =>
    node<ListItemLeaf>({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href && absolute(page, href),
    }),
  );
  return { '@type': 'BreadcrumbList', itemListElement };
}
