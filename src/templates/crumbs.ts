import { documentToLinkField } from '@prismicio/client';
import type { DocumentOf } from '../content/content-source.ts';
import { homeHref } from './home-href.ts';
import type { PageContext } from './page-context.ts';

/** A step on the way to a page; the last one, the page itself, leads nowhere. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** From home to the page: by its parents, or by the overview that legal pages have. Empty for home and error pages. */
export function crumbsOf(page: PageContext, document: DocumentOf<'page' | 'legal_page'>): readonly Crumb[] {
  if (page.route.path === '/' || page.route.kind !== 'page') return [];
  const home = { name: page.site.name, href: homeHref(page) };
  return [home, ...ancestors(page, document), { name: document.data.title ?? '' }];
}

function ancestors(page: PageContext, document: DocumentOf<'page' | 'legal_page'>): Crumb[] {
  const parent = parentOf(page, document);
  // A page that is its own ancestor would go on for ever; routes are not planned for such, so two levels are enough.
  if (!parent || parent.id === document.id) return [];
  const link = page.link(documentToLinkField(parent));
  const grandparent = page.related('page', parent.data.parent);
  const above = grandparent && grandparent.id !== document.id ? page.link(documentToLinkField(grandparent)) : undefined;
  return [
    ...(grandparent && above ? [{ name: grandparent.data.title ?? above.text, href: above.href }] : []),
    ...(link ? [{ name: parent.data.title ?? link.text, href: link.href }] : []),
  ];
}

function parentOf(page: PageContext, document: DocumentOf<'page' | 'legal_page'>): DocumentOf<'page'> | undefined {
  if (document.type === 'page') return page.related('page', document.data.parent);
  return page.byUid('page', 'legal');
}
