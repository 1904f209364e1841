import type { ArticleLeaf } from 'schema-dts';
import type { DocumentOf } from '../../content/content-source.ts';
import { isoInTimeZone } from '../../site/time-zone.ts';
import { absoluteUrl } from '../head.ts';
import type { PageContext } from '../page-context.ts';
import { absolute, node, organizationReference } from './thing.ts';

/** The `Article` node of a case study or an ebook. Undefined without a headline. */
export function article(
  page: PageContext,
  document: DocumentOf<'ebook' | 'customer_case' | 'partnership_case'>,
): ArticleLeaf | undefined {
  const { headline, summary, picture } = wordsOf(document);
  if (!headline) return undefined;
  const image = page.picture(picture, { width: 1200 });
  return node<ArticleLeaf>({
    '@type': 'Article',
    headline,
    description: summary || undefined,
    image: image && absolute(page, image.src),
    datePublished: document.data.published ?? document.first_publication_date.slice(0, 10),
    dateModified: isoInTimeZone(document.last_publication_date, 'UTC'),
    inLanguage: page.locale.htmlLang,
    mainEntityOfPage: absoluteUrl(page.site, page.route.pathname),
    author: organizationReference(page),
    publisher: organizationReference(page),
  });
}

function wordsOf(document: DocumentOf<'ebook' | 'customer_case' | 'partnership_case'>) {
  if (document.type === 'ebook') {
    const { title, excerpt, cover } = document.data;
    return { headline: title, summary: excerpt, picture: cover };
  }
  const { headline, title, summary, hero_image } = document.data;
  return { headline: headline || title, summary, picture: hero_image };
}
