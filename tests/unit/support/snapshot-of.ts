import type {
  ContentDocument,
  DocumentHead,
  DocumentOf,
  DocumentType,
  Snapshot,
} from '../../../src/content/content-source.ts';

export interface Sketch {
  readonly type: DocumentType;
  readonly uid?: string;
  readonly lang?: string;
  /** Documents of one group are translations of each other. */
  readonly group?: string;
  readonly id?: string;
  readonly data?: object;
  readonly tags?: readonly string[];
}

/** A snapshot in memory from as little as a type and a UID. */
export function snapshotOf(...sketches: readonly Sketch[]): Snapshot {
  const documents = sketches.map(complete);
  const heads = documents.map((document) => headOf(document, documents));
  return {
    ref: 'test-ref',
    file: 'none',
    heads: () => heads,
    document: (id) => documents.find((document) => document.id === id) as ContentDocument | undefined,
    documentsOf: <T extends DocumentType>(type: T, lang: string) =>
      documents.filter((document) => document.type === type && document.lang === lang) as unknown as DocumentOf<T>[],
    close: () => {},
  };
}

type Complete = ReturnType<typeof complete>;

function complete({ type, uid, lang = 'en-gb', group, id, data = {}, tags = [] }: Sketch) {
  return {
    id: id ?? `${lang}/${type}/${uid ?? type}`,
    type,
    uid: uid ?? null,
    lang,
    group: group ?? `${type}/${uid}`,
    data,
    tags,
  };
}

function headOf({ id, type, uid, lang, group, data }: Complete, all: readonly Complete[]): DocumentHead {
  return {
    id,
    type,
    uid,
    lang,
    hash: JSON.stringify(data),
    lastPublished: '2026-10-05T09:30:00+0000',
    alternates: all
      .filter((other) => other.group === group && other.id !== id)
      .map((other) => ({ id: other.id, lang: other.lang })),
  };
}
