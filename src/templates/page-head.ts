import { type Crumb, crumbsOf } from './crumbs.ts';
import { buildHead, type HeadData, type PageMeta } from './head.ts';
import type { PageContext } from './page-context.ts';
import type { PageDocument, PageType } from './registry.ts';
import { socialPicture } from './social/social-picture.tsx';
import { structuredData } from './structured-data/graph.ts';

/**
 * The values of the `<head>` of a document's page. The image is the one that editors chose for the page or for the
 * locale, or else one that is drawn for the page.
 */
export function pageHead(page: PageContext, document: PageDocument, icons: { readonly logo: string }): HeadData {
  const crumbs = crumbsOf(page, document);
  return buildHead({
    route: page.route,
    site: page.site,
    meta: metaOf(page, document, crumbs),
    kind: articles.includes(document.type) ? 'article' : 'website',
    structuredData: structuredData(page, document, { crumbs, logo: icons.logo }),
  });
}

const articles: readonly PageType[] = ['ebook', 'customer_case', 'partnership_case'];

function metaOf(page: PageContext, document: PageDocument, crumbs: readonly Crumb[]): PageMeta {
  const { data } = document;
  const chosen = data.meta_image.url ? data.meta_image : page.single('locale_settings')?.data.default_meta_image;
  const picture = page.socialImage(chosen) ?? socialPicture(page, document, crumbs);
  return {
    title: data.meta_title || data.title || page.site.name,
    description: data.meta_description ?? '',
    image: { src: picture.src, alt: picture.alt },
  };
}
