import type { Graph, Thing } from 'schema-dts';
import { scriptJson } from '../../site/html.ts';
import type { Crumb } from '../crumbs.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDocument } from '../registry.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { event } from './event.ts';
import { itemList } from './item-list.ts';
import { jobPosting } from './job-posting.ts';
import { organization } from './organization.ts';
import { softwareApplication } from './software-application.ts';
import { videoObject } from './video-object.ts';
import { webSite } from './web-site.ts';

export interface GraphInput {
  readonly crumbs: readonly Crumb[];
  /** Pathname of the square logo for search engines. */
  readonly logo: string;
}

/**
 * The page's JSON-LD, safe inside a script element: one graph, whose nodes refer to each other by `@id`. It contains
 * nothing that the page does not show. A node that lacks a property required by search engines is left out.
 */
export function structuredData(page: PageContext, document: PageDocument, { crumbs, logo }: GraphInput): string {
  const parts = [organization(page, logo), webSite(page), breadcrumbList(page, crumbs), ...subject(page, document)];
  const graph = parts.filter((part) => part !== undefined);
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph);
}

/** The nodes that describe the page's own subject. */
function subject(page: PageContext, document: PageDocument): readonly (Thing | undefined)[] {
  switch (document.type) {
    case 'page':
      return [softwareApplication(page, document), itemList(page)];
    case 'landing_page':
      return [softwareApplication(page, document)];
    case 'ebook':
    case 'customer_case':
    case 'partnership_case':
      return [article(page, document)];
    case 'webinar':
      return [videoObject(page, document) ?? event(page, document)];
    case 'job':
      return [jobPosting(page, document)];
    default:
      return [];
  }
}
