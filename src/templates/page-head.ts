import { crumbsOf } from './crumbs.ts';
import { buildHead, type HeadData, type PageMeta } from './head.ts';
import type { PageContext } from './page-context.ts';
import type { PageDocument } from './registry.ts';
import type { Offer } from './structured-data.ts';

/** The head of the page a document makes, its gaps filled from the locale's settings. */
export function pageHead(page: PageContext, document: PageDocument, icons: { readonly logo: string }): HeadData {
  return buildHead({
    route: page.route,
    site: page.site,
    meta: metaOf(page, document),
    crumbs: crumbsOf(page, document),
    offers: document.type === 'page' && document.data.template === 'pricing' ? offersOf(page) : [],
    logo: icons.logo,
  });
}

function metaOf(page: PageContext, { data }: PageDocument): PageMeta {
  const field = data.meta_image.url ? data.meta_image : page.single('locale_settings')?.data.default_meta_image;
  const picture = page.socialImage(field);
  return {
    title: data.meta_title || data.title || page.site.name,
    description: data.meta_description ?? '',
    image: picture && { src: picture.src, alt: picture.alt },
  };
}

function offersOf(page: PageContext): Offer[] {
  const pricing = page.single('pricing')?.data;
  const currency = pricing?.currency || page.locale.currency;
  return (pricing?.plans ?? []).flatMap(({ name, monthly }) =>
    name && monthly !== null ? [{ name, price: monthly, currency }] : [],
  );
}
