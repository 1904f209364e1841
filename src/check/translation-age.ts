import type { Route } from '../site/route.ts';

/** A document with the date of its last publication: that of a route, or one without a page. */
export type DatedDocument = Pick<Route, 'documentId' | 'lastModified'>;

/** True if the document of the default locale has changed since the translation was made. */
export type IsOutdated = (translation: DatedDocument, master: DatedDocument) => boolean;

export interface TranslationMemory {
  /** The hash of the texts that a document translates, as it was recorded. Undefined for one without a record. */
  recordOf(documentId: string): string | undefined;
  /** The hash of what a document says now. */
  hashOf(documentId: string): string;
  /**
   * True if each change of a document changes its date of publication, as in a CMS. False for files, which keep their
   * date.
   */
  readonly hasTrueDates: boolean;
}

/**
 * Creates a function that decides whether a translation is outdated. If its record has the texts of today, it is not,
 * whenever the two were published. If its record has other texts, it is, unless the CMS knows that the translation
 * was published again later: editors make no records. Without a record, the dates of publication decide.
 */
export function createIsOutdated({ recordOf, hashOf, hasTrueDates }: TranslationMemory): IsOutdated {
  return (translation, master) => {
    const record = recordOf(translation.documentId);
    const age = Date.parse(translation.lastModified) - Date.parse(master.lastModified);
    if (record === undefined) return age < 0;
    return record !== hashOf(master.documentId) && !(hasTrueDates && age > 0);
  };
}
