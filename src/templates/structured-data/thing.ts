import type { PageContext } from '../page-context.ts';

/** A node of the graph. Undefined properties are not written. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * A reference to the company behind the site, which publishes every page. Each page's graph contains the company's
 * node.
 */
export function organizationReference({ site }: Pick<PageContext, 'site'>): Thing {
  return { '@id': `${site.origin}${site.pathPrefix}#organization` };
}

/** An address of this site with its origin, for search engines. */
export function absolute({ site }: Pick<PageContext, 'site'>, href: string): string {
  return new URL(href, site.origin).href;
}
