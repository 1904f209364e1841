import type {
  ContentDocument,
  DocumentHead,
  DocumentOf,
  DocumentType,
  Snapshot,
} from '../../../src/content/content-source.ts';
import { documentFacts } from './document-facts.ts';
import { type DataOf, documentOf } from './document-of.ts';

export type Sketch = { readonly [Type in DocumentType]: SketchOf<Type> }[DocumentType];

interface SketchOf<Type extends DocumentType> {
  readonly type: Type;
  readonly uid?: string;
  readonly lang?: string;
  /** Documents of one group are translations of each other. */
  readonly group?: string;
  readonly id?: string;
  readonly data?: DataOf<Type>;
  readonly tags?: readonly string[];
  readonly lastPublished?: string;
}

/** A snapshot in memory from as little as a type and a UID. */
export function snapshotOf(...sketches: readonly Sketch[]): Snapshot {
  const stored = sketches.map(store);
  const documents = stored.map(({ document }) => document);
  const facts = new Map(documents.map((document) => [document.id, documentFacts(document)]));
  const heads = stored.map((each) => headOf(each, stored));
  return {
    ref: 'test-ref',
    file: 'none',
    heads: () => heads,
    document: (id) => documents.find((document) => document.id === id),
    facts: (id) => facts.get(id),
    documentsOf: (type, lang) => documents.filter((each) => isOfType(each, type)).filter((each) => each.lang === lang),
    close: () => {},
  };
}

interface Stored {
  readonly document: ContentDocument;
  readonly group: string;
  readonly lastPublished: string;
}

const usualTime = '2026-10-05T09:30:00+0000';

function store({ type, uid, lang = 'en-gb', group, id, data, tags = [], lastPublished = usualTime }: Sketch): Stored {
  const head = { id: id ?? `${lang}/${type}/${uid ?? type}`, uid: uid ?? null, lang, tags };
  return { document: documentOf(type, data, head), group: group ?? `${type}/${uid}`, lastPublished };
}

function isOfType<T extends DocumentType>(document: ContentDocument, type: T): document is DocumentOf<T> {
  return document.type === type;
}

function headOf(
  { document: { id, type, uid, lang, data }, group, lastPublished }: Stored,
  all: readonly Stored[],
): DocumentHead {
  return {
    id,
    type,
    uid,
    lang,
    hash: JSON.stringify(data),
    lastPublished,
    alternates: all
      .filter((other) => other.group === group && other.document.id !== id)
      .map((other) => ({ id: other.document.id, lang: other.document.lang })),
  };
}
