import type { Crumb } from '../../../../src/templates/crumbs.ts';
import type { PageContext } from '../../../../src/templates/page-context.ts';
import type { PageDocument } from '../../../../src/templates/registry.ts';
import { structuredData } from '../../../../src/templates/structured-data/graph.ts';
import { samplePage } from '../../support/sample-page.ts';
import { vendorSchemas } from './vendor-schemas.ts';

type Node = { readonly '@type': string; readonly [property: string]: unknown };

interface World {
  readonly context?: Parameters<typeof samplePage>[0];
  readonly crumbs?: readonly Crumb[];
}

const picture: PageContext['picture'] = (field) =>
  field?.url
    ? { src: '/helios/static/cover.svg', srcSet: undefined, sources: [], width: 900, height: 1200, alt: '' }
    : undefined;

/** The graph of a document. Each of its nodes is one that search engines accept. */
export function graphOf(document: PageDocument, { context, crumbs = [] }: World = {}): readonly Node[] {
  const { page } = samplePage({ picture, ...context });
  const json = structuredData(page, document, { crumbs, logo: '/helios/icon-512.png' });
  const graph: Node[] = JSON.parse(json)['@graph'];
  for (const node of graph) vendorSchemas[node['@type']]?.parse(node);
  return graph;
}

/** The one node of a kind in the graph of a document, if there is one. */
export function nodeOf(kind: string, document: PageDocument, world?: World): Node | undefined {
  return graphOf(document, world).find((node) => node['@type'] === kind);
}
