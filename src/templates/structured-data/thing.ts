import type { IdReference, JsonLdObject } from 'schema-dts';
import type { PageContext } from '../page-context.ts';

/** Properties of a type of schema.org, each of which may be undefined. */
export type WithGaps<Type> = { readonly [Property in keyof Type]: Type[Property] | undefined };

/** A node of a type of schema.org: `node<Place>({ '@type': 'Place', name: city || undefined })`. */
export function node<Type extends JsonLdObject>(properties: WithGaps<Type>): Type {
  // The cast is safe: JSON leaves undefined properties out, and a node is read as JSON only.
  return properties as Type;
}

/**
 * A reference to the company behind the site, which publishes every page. Each page's graph contains the company's
 * node.
 */
export function organizationReference({ site }: Pick<PageContext, 'site'>): IdReference {
  return { '@id': `${site.origin}${site.pathPrefix}#organization` };
}

/** An address of this site with its origin, for search engines. */
export function absolute({ site }: Pick<PageContext, 'site'>, href: string): string {
  return new URL(href, site.origin).href;
}
