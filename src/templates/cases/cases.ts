import { documentToLinkField, type LinkField } from '@prismicio/client';
import type { LinkView } from '../../components/view-models.ts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';

export type Case = DocumentOf<'customer_case'> | DocumentOf<'partnership_case'>;
export type CaseKind = 'customer' | 'partnership';

/** A case and the link to its page. */
export interface ListedCase {
  readonly document: Case;
  readonly link: LinkView;
}

/**
 * All cases of a kind, or of both kinds by default, from the newest to the oldest. Cases without a date come last, by
 * UID.
 */
export function latestCases(page: PageContext, kind?: CaseKind | null): readonly ListedCase[] {
  return [
    ...(kind === 'partnership' ? [] : page.list('customer_case')),
    ...(kind === 'customer' ? [] : page.list('partnership_case')),
  ]
    .flatMap((document) => linked(page, document))
    .sort(
      (a, b) =>
        compare(b.document.data.published, a.document.data.published) || compare(a.document.uid, b.document.uid),
    );
}

/** A case, and what its customer says on the page of an integration. */
export interface IntegrationQuote {
  readonly document: DocumentOf<'customer_case'>;
  readonly quote: string;
}

/**
 * What a customer says about an integration: the newest quote that is about this integration. If no case has such a
 * quote, it is the general quote of the newest case that names this integration first, so that no quote is on the pages
 * of two integrations.
 */
export function quoteAbout(page: PageContext, { id }: { readonly id: string }): IntegrationQuote | undefined {
  const customers = latestCases(page, 'customer').flatMap(({ document }) =>
    document.type === 'customer_case' ? document : [],
  );
  const about = customers.flatMap((document) => {
    const row = document.data.integrations.find(({ integration }) => isTo(integration, id));
    return row?.quote ? { document, quote: row.quote } : [];
  });
  const general = customers.flatMap((document) => {
    const [first] = document.data.integrations;
    const { quote } = document.data;
    return quote && isTo(first?.integration, id) ? { document, quote } : [];
  });
  return about[0] ?? general[0];
}

function isTo(link: LinkField | undefined, id: string): boolean {
  return link !== undefined && 'id' in link && link.id === id;
}

/** Pairs the case with its link, in a list for `flatMap`. The list is empty if the case has no page. */
export function linked(page: PageContext, document: Case): ListedCase[] {
  const link = page.link(documentToLinkField(document));
  return link ? [{ document, link }] : [];
}

/**
 * The industries of the given cases with the number of cases in each. The most frequent industry comes first; equally
 * frequent ones are sorted by name.
 */
export function industriesOf(
  cases: readonly ListedCase[],
  language: string,
): readonly { readonly label: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { document } of cases) {
    const { industry } = document.data;
    if (industry) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  }
  const { compare: byName } = new Intl.Collator(language);
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || byName(a.label, b.label));
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : Number((a ?? '') > (b ?? ''));
}
