import type { PageContext } from '../page-context.ts';

/** A node of the graph; a property that is undefined is not written. */
export type Thing = Readonly<Record<string, unknown>>;

/** Who publishes every page and organises, hires and sells on some: the whole node is in each page's graph. */
export function organizationReference({ site }: Pick<PageContext, 'site'>): Thing {
  return { '@id': `${site.origin}${site.pathPrefix}#organization` };
}

/** An address of ours as other machines need it. */
export function absolute({ site }: Pick<PageContext, 'site'>, href: string): string {
  return new URL(href, site.origin).href;
}
