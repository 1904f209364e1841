import { documentToLinkField } from '@prismicio/client';
import { overviewPages } from '../../config/markets.ts';
import type { DocumentOf } from '../content/content-source.ts';
import { templateRulesOf } from '../content/meaning/page-templates.ts';
import { homeHref } from './home-href.ts';
import type { PageContext } from './page-context.ts';
import type { PageDocument, PageType } from './registry.ts';

/** A step on the way to a page; the last one, the page itself, leads nowhere. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** The page that lists all documents of a type, by its UID. */
export const overviews: { readonly [Type in PageType]?: string } = overviewPages;

/** From home to the page: by its parents, or by the overview of its type. Empty for home, campaigns, forms and error pages. */
export function crumbsOf(page: PageContext, document: PageDocument): readonly Crumb[] {
  if (page.route.path === '/' || page.route.kind !== 'page' || !hasCrumbs(document)) return [];
  const home = { name: page.site.name, href: homeHref(page) };
  return [home, ...ancestors(page, document), { name: document.data.title ?? '' }];
}

/** A campaign's page is reached from an advertisement, not through the site. */
function hasCrumbs(document: PageDocument): boolean {
  return document.type !== 'landing_page' && templateRulesOf(document).hasCrumbs;
}

function ancestors(page: PageContext, document: PageDocument): Crumb[] {
  const parent = parentOf(page, document);
  // A page that is its own ancestor would go on for ever; routes are not planned for such, so two levels are enough.
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
  return overview === undefined ? undefined : page.byUid('page', overview);
}
