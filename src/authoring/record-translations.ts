import type { DocumentHead } from '../content/content-source.ts';
import type { TranslationRecords } from './translation-records.ts';

export interface RecordInput {
  readonly heads: readonly DocumentHead[];
  /** The Prismic code of the default locale. */
  readonly defaultLang: string;
  readonly records: TranslationRecords;
  /** True for a translation whose record is set anew. Others keep theirs, or have none. */
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

/** Records that translations say what the default locale says now. Records of documents that are gone are left out. */
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
