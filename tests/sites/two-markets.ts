import { copyOf, type EditableDocument, pick } from './served-repository.ts';
import { documentId } from './small-repository.ts';

/** The locales that the two markets need. */
export const twoMarketLocales = ['de-de', 'fr-fr'];

/** Number of pages that `twoMarkets` adds to those of two small markets. */
export const extraPages = 20;

/**
 * A whole site that exports in half a second: two small markets, the German one and, as the default market, the French
 * one under the code en-gb.
 */
export function twoSmallMarkets(documents: EditableDocument[]): EditableDocument[] {
  const swapped: Readonly<Record<string, string>> = { 'fr-fr': 'en-gb', 'en-gb': 'fr-fr' };
  for (const document of documents) document.lang = swapped[document.lang] ?? document.lang;
  const { group: _, ...settings } = pick(documents, 'en-gb', 'locale_settings');
  const experiments = { ...settings, id: documentId('experiments'), type: 'feature_flags', data: { experiments: [] } };
  return [...documents, experiments];
}

/** Two small markets, and twenty legal pages more, `extra-1` to `extra-20`, that are linked from nowhere. */
export function twoMarkets(documents: EditableDocument[]): EditableDocument[] {
  const small = twoSmallMarkets(documents);
  const legal = pick(documents, 'en-gb', 'legal_page', 'dsr');
  const extras = Array.from({ length: extraPages }, (_, index) =>
    copyOf(legal, `extra-${index + 1}`, { tags: ['local'] }),
  );
  return [...small, ...extras];
}
