import { documentToLinkField } from '@prismicio/client';
import { overviewPages } from '../../config/markets.ts';
import type { DocumentOf } from '../content/content-source.ts';
import { templateRulesOf } from '../content/meaning/page-templates.ts';
import { homeHref } from './home-href.ts';
import type { PageContext } from './page-context.ts';
import type { PageDocument, PageType } from './registry.ts';

/** A breadcrumb: a step on the way from the home page to a page. The last step is the page itself and has no link. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** For each type of page, the name of the page that lists all documents of this type. */
export const overviews: { readonly [Type in PageType]?: string } = overviewPages;

/**
 * The steps from home to the page: through its parent pages, or through the overview of its type. Empty for the home
 * page, campaigns, forms and error pages.
 */
export function crumbsOf(page: PageContext, document: PageDocument): readonly Crumb[] {
  if (page.route.path === '/' || page.route.kind !== 'page' || !hasCrumbs(document)) return [];
  const home = { name: page.site.name, href: homeHref(page) };
  return [home, ...ancestors(page, document), { name: document.data.title ?? '' }];
}

/**
 * True if the page shows the steps from home. Visitors reach a campaign's page from an advertisement, so it shows none.
 */
function hasCrumbs(document: PageDocument): boolean {
  return document.type !== 'landing_page' && templateRulesOf(document).hasCrumbs;
}

function ancestors(page: PageContext, document: PageDocument): Crumb[] {
  const parent = parentOf(page, document);
  // At most two ancestors are shown: without this limit a page that is its own ancestor would cause an endless loop.
  if (!parent || parent.id === document.id) return [];
  const grandparent = page.related('page', parent.data.parent);
  const above = grandparent && grandparent.id !== document.id ? [grandparent] : [];
  return [...above, parent].flatMap((each) => {
    const link = page.link(documentToLinkField(each));
    return link ? [{ name: each.data.title ?? link.text, href: link.href }] : [];
  });
}

function parentOf(page: PageContext, document: PageDocument): DocumentOf<'page'> | undefined {
  if (document.type === 'page') return page.related('page', document.data.parent);
  const overview = overviews[document.type];
  return overview === undefined ? undefined : page.named('page', overview);
}
