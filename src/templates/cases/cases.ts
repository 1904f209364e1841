import { documentToLinkField } from '@prismicio/client';
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

/** The newest customer case among those that name the integration first, or else second, and so on. */
export function caseOfIntegration(page: PageContext, { id }: { readonly id: string }): Case | undefined {
  const placed = latestCases(page, 'customer').flatMap(({ document }) => {
    const place = document.data.integrations.findIndex(
      ({ integration }) => 'id' in integration && integration.id === id,
    );
    return place < 0 || !document.data.quote ? [] : { document, place };
  });
  return placed.toSorted((a, b) => a.place - b.place)[0]?.document;
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
