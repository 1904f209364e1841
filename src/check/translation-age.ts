import type { Route } from '../site/route.ts';

/** True if a translation is older than what the page of the default locale says. */
export type IsOutdated = (translation: Route, master: Route) => boolean;

export interface TranslationMemory {
  /** The hash of the texts that a page translates, as it was recorded. Undefined for a page without a record. */
  recordOf(translation: Route): string | undefined;
  /** The hash of what a document says now. */
  hashOf(documentId: string): string;
  /** True if each change of a document changes its date of publication, as in a CMS. Files keep theirs. */
  readonly hasTrueDates: boolean;
}

/**
 * Creates the judgement about the age of translations. A record of the right texts is proof, whenever the pages were
 * published. A record of other texts is one, too, unless the CMS knows that the translation was published again later:
 * its editors make no records. Without a record the dates of publication count.
 */
export function createIsOutdated({ recordOf, hashOf, hasTrueDates }: TranslationMemory): IsOutdated {
  return (translation, master) => {
    const record = recordOf(translation);
    const age = Date.parse(translation.lastModified) - Date.parse(master.lastModified);
    if (record === undefined) return age < 0;
    return record !== hashOf(master.documentId) && !(hasTrueDates && age > 0);
  };
}
