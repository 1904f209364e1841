import type { DocumentHead } from '../content/content-source.ts';
import type { IsOutdated } from './translation-age.ts';

interface OutdatedInput {
  readonly heads: readonly DocumentHead[];
  /** The Prismic code of the default locale. */
  readonly defaultLang: string;
  /** The Prismic codes of the locales whose translations are wanted. */
  readonly langs: ReadonlySet<string>;
  hasRecord(documentId: string): boolean;
  readonly isOutdated: IsOutdated;
}

/**
 * Lists the translations whose record has other texts than the default locale has now: those with a page, and those
 * that parts of many pages come from, such as strings and scenes. Without a record a document is not judged here: the
 * date of its file or of its publication says little about one that no page shows by itself.
 */
export function outdatedTranslations(input: OutdatedInput): DocumentHead[] {
  const { heads, defaultLang, langs, hasRecord, isOutdated } = input;
  const masters = new Map(heads.filter(({ lang }) => lang === defaultLang).map((head) => [head.id, head]));
  return heads.filter((head) => {
    if (!langs.has(head.lang) || masters.has(head.id) || !hasRecord(head.id)) return false;
    const master = head.alternates.flatMap(({ id }) => masters.get(id) ?? [])[0];
    return master !== undefined && isOutdated(dated(head), dated(master));
  });
}

function dated({ id, lastPublished }: DocumentHead) {
  return { documentId: id, lastModified: lastPublished };
}
