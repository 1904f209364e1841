import { documentToLinkField } from '@prismicio/client';
import type { FileView, LinkView } from '../components/view-models.ts';
import type { DocumentOf } from '../content/content-source.ts';
import { fillIn } from '../rules/fill-in.ts';
import type { PageContext } from './page-context.ts';

type Ebook = DocumentOf<'ebook'>;
type Topic = NonNullable<Ebook['data']['topic']>;

const topicKeys = {
  Accounting: 'topic_accounting',
  'Expense policy': 'topic_policy',
  'Cash flow': 'topic_cash_flow',
  Cards: 'topic_cards',
  Tax: 'topic_tax',
  Leadership: 'topic_leadership',
} as const satisfies Record<Topic, Parameters<PageContext['string']>[0]>;

/** An ebook's topic and its number of pages, as short texts. */
export function factsOf(page: PageContext, { topic, page_count: pages }: Ebook['data']): string[] {
  return [
    ...(topic ? [page.string(topicKeys[topic])] : []),
    ...(pages ? [fillIn(page.string('ebook_pages'), { pages: page.format.quantity(pages) })] : []),
  ];
}

/** The link from an ebook's form to its thank-you page: the ebook's own, or else the form's. */
export function thankYouLink(page: PageContext, { data }: Ebook): LinkView | undefined {
  return page.link(data.thank_you) ?? page.link(page.related('lead_form', data.lead_form)?.data.success);
}

/** The id of the element that shows an ebook on its thank-you page. */
export function ebookPlace({ uid }: Ebook): string {
  return `ebook-${uid}`;
}

/** All ebooks whose thank-you page is this page. The visitor requested one of them. */
export function ebooksOfThankYouPage(page: PageContext): { readonly ebook: Ebook; readonly file: FileView }[] {
  return page.list('ebook').flatMap((ebook) => {
    const file = page.file(ebook.data.file);
    return file && thankYouLink(page, ebook)?.isCurrent ? [{ ebook, file }] : [];
  });
}

/** The locale's other ebooks, from the newest to the oldest. */
export function otherEbooks(page: PageContext): { readonly ebook: Ebook; readonly link: LinkView }[] {
  return page
    .list('ebook')
    .toSorted((a, b) => (b.data.published ?? '').localeCompare(a.data.published ?? ''))
    .flatMap((ebook) => {
      const link = page.link(documentToLinkField(ebook));
      return link && !link.isCurrent ? [{ ebook, link }] : [];
    });
}
