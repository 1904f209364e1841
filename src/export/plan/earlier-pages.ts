import type { PublishedPage } from '../../site/published-page.ts';

/** The pages that the site has now, and the documents whose pages may not be replaced. */
export interface EarlierPages {
  /** The pathname at which a document's page is published. Undefined if it has none. */
  pathnameOf(documentId: string): string | undefined;
  /** True for a document with an error, whose page is held as it was published. */
  isInvalid(documentId: string): boolean;
}

export const noEarlierPages: EarlierPages = { pathnameOf: () => undefined, isInvalid: () => false };

/** Indexes the pages of the published release and the ids of invalid documents. */
export function earlierPages(pages: readonly PublishedPage[], invalid: ReadonlySet<string>): EarlierPages {
  const pathnames = new Map(pages.flatMap(({ document, pathname }) => (document ? [[document.id, pathname]] : [])));
  return { pathnameOf: (id) => pathnames.get(id), isInvalid: (id) => invalid.has(id) };
}
