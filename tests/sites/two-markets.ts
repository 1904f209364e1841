import { copyOf, type EditableDocument, pick, setField } from './served-repository.ts';
import { documentId } from './small-repository.ts';

/** The locales whose documents the two markets have. */
export const twoMarketLocales = ['de-at', 'fr-be'];

/** The codes under which they are exported, so that one of them is the default market. Each pair changes places. */
const codes: Readonly<Record<string, string>> = {
  'de-at': 'de-de',
  'de-de': 'de-at',
  'fr-be': 'en-gb',
  'en-gb': 'fr-be',
};

/** Number of legal pages that `twoMarkets` adds to those of two small markets. */
const extraPages = 20;

/** UID of a page of slices that `twoMarkets` adds. */
export const extraPage = 'extra-page';

/**
 * A whole site that exports in half a second: the small markets of Austria under the code de-de and, as the default
 * market, of Belgium under the code en-gb.
 */
export function twoSmallMarkets(documents: EditableDocument[]): EditableDocument[] {
  for (const document of documents) document.lang = codes[document.lang] ?? document.lang;
  // No page of the embedded content has a picture of its own for social networks.
  for (const document of documents.filter(({ type, uid }) => type === 'page' && uid === 'pricing')) {
    setField(document, 'meta_image', { asset: 'day-with-helios.jpg', alt: 'A day with Helios.' });
  }
  const { group: _, ...settings } = pick(documents, 'en-gb', 'locale_settings');
  const experiments = { ...settings, id: documentId('experiments'), type: 'feature_flags', data: { experiments: [] } };
  return [...documents, experiments];
}

/**
 * Two small markets, twenty legal pages more, `extra-1` to `extra-20`, and one page of slices, that are linked from
 * nowhere.
 */
export function twoMarkets(documents: EditableDocument[]): EditableDocument[] {
  const small = twoSmallMarkets(documents);
  const legal = pick(documents, 'en-gb', 'legal_page', 'dsr');
  const extras = Array.from({ length: extraPages }, (_, index) =>
    copyOf(legal, `extra-${index + 1}`, { tags: ['local'] }),
  );
  const page = copyOf(pick(small, 'en-gb', 'page', 'legal'), extraPage, { tags: ['local'] });
  return [...small, ...extras, page];
}
