import type { Crumb } from '../crumbs.ts';
import type { PageContext } from '../page-context.ts';
import { absolute, type Thing } from './thing.ts';

/** The way from home; its last step, the page itself, has no address. */
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
