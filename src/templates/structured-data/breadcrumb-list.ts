import type { Crumb } from '../crumbs.ts';
import type { PageContext } from '../page-context.ts';
import { absolute, type Thing } from './thing.ts';

/** The steps from home to the page. The last step is the page itself and has no address. */
export function breadcrumbList(page: PageContext, crumbs: readonly Crumb[]): Thing | undefined {
  if (crumbs.length < 2) return undefined;
  const itemListElement = crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href && absolute(page, href),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
