import type { StoredDocument } from '../../../src/content/repository/stored-document.ts';

const date = '2026-01-02T03:04:05+0000';

/** A document as its file has it. Its group is its type and its UID. */
export function stored(
  type: string,
  lang: string,
  uid: string | null,
  more: Partial<StoredDocument> = {},
): StoredDocument {
  return {
    id: `${lang}-${type}-${uid}`.padEnd(16, '_').slice(0, 16),
    type,
    lang,
    uid,
    tags: [],
    group: `${type}/${uid}`,
    first_publication_date: date,
    last_publication_date: date,
    data: {},
    ...more,
  };
}

/** A link field to a document. */
export function linkTo(document: StoredDocument) {
  return { link_type: 'Document', id: document.id } as const;
}
