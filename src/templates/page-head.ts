import { crumbsOf } from './crumbs.ts';
import { buildHead, type HeadData, type PageMeta } from './head.ts';
import type { PageContext } from './page-context.ts';
import type { PageDocument, PageType } from './registry.ts';
import { structuredData } from './structured-data/graph.ts';

/**
 * The values of the `<head>` of a document's page. Fields that the document leaves empty come from the locale's
 * settings.
 */
export function pageHead(page: PageContext, document: PageDocument, icons: { readonly logo: string }): HeadData {
  return buildHead({
    route: page.route,
    site: page.site,
    meta: metaOf(page, document),
    kind: articles.includes(document.type) ? 'article' : 'website',
    structuredData: structuredData(page, document, { crumbs: crumbsOf(page, document), logo: icons.logo }),
  });
}

const articles: readonly PageType[] = ['ebook', 'customer_case', 'partnership_case'];

function metaOf(page: PageContext, { data }: PageDocument): PageMeta {
  const field = data.meta_image.url ? data.meta_image : page.single('locale_settings')?.data.default_meta_image;
  const picture = page.socialImage(field);
  return {
    title: data.meta_title || data.title || page.site.name,
    description: data.meta_description ?? '',
    image: picture && { src: picture.src, alt: picture.alt },
  };
}
