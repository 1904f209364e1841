import type { DocumentHead } from '../content/content-source.ts';
import type { TranslationRecords } from './translation-records.ts';

export interface RecordInput {
  readonly heads: readonly DocumentHead[];
  /** The Prismic code of the default locale. */
  readonly defaultLang: string;
  readonly records: TranslationRecords;
  /** True for a translation that gets a new record. Other translations keep their records, if they have any. */
  isChosen(head: DocumentHead): boolean;
  hashOf(documentId: string): string;
}

/** The name of a document in the records: `de-de/page/pricing`. */
export function recordName({
  lang,
  type,
  uid,
}: Pick<DocumentHead, 'lang' | 'uid'> & { readonly type: string }): string {
  return `${lang}/${type}/${uid ?? type}`;
}

/**
 * Records that the chosen translations are up to date with the texts of the default locale. Removes the records of
 * documents that no longer exist.
 */
export function recordTranslations({ heads, defaultLang, records, isChosen, hashOf }: RecordInput): TranslationRecords {
  return Object.fromEntries(
    heads.flatMap((head) => {
      const master = head.lang === defaultLang ? undefined : head.alternates.find(({ lang }) => lang === defaultLang);
      if (!master) return [];
      const name = recordName(head);
      const record = isChosen(head) ? hashOf(master.id) : records[name];
      return record === undefined ? [] : [[name, record]];
    }),
  );
}
