import { hash } from 'node:crypto';
import { fieldPath } from '../content/field-path.ts';
import { isJsonObject, type Json, type JsonObject } from '../content/json.ts';
import { untranslatedTag } from '../content/meaning/untranslated.ts';
import type { StoredDocument } from '../content/repository/stored-document.ts';

export interface SkeletonInput {
  /** The document to translate. */
  readonly source: StoredDocument;
  /** The Prismic code of the translation's locale. */
  readonly lang: string;
  readonly uid: string | null;
  /** All documents of the content. */
  readonly documents: readonly StoredDocument[];
  readonly now: Date;
}

/** A translation to write. */
export interface Skeleton {
  readonly document: StoredDocument;
  /** The source document with a new translation group, to be written again. Undefined if it had a group already. */
  readonly source: StoredDocument | undefined;
  /** Links that still lead to documents of the source's locale, because these have no translation yet. */
  readonly kept: readonly KeptLink[];
}

export interface KeptLink {
  /** The path of the field inside `data`. */
  readonly field: string;
  readonly target: StoredDocument;
}

/**
 * Plans the translation of a document: a copy in the same translation group, whose links and scenes are those of its
 * own locale. The texts stay those of the source, and a tag marks the copy as untranslated.
 */
export function planSkeleton({ source, lang, uid, documents, now }: SkeletonInput): Skeleton {
  const group = source.group ?? `${source.type}/${source.uid ?? source.type}`;
  const date = now.toISOString().replace(/\.\d+Z$/, '+0000');
  const { data, kept } = localizeLinks(source.data, lang, documents);
  return {
    document: {
      ...source,
      id: idOf(`${lang}/${source.type}/${uid ?? source.type}`, documents),
      lang,
      uid,
      tags: [...new Set([...source.tags, untranslatedTag])],
      group,
      first_publication_date: date,
      last_publication_date: date,
      data,
    },
    source: source.group === undefined ? { ...source, group } : undefined,
    kept,
  };
}

/** An id in the form of Prismic's: 16 letters, digits, `-` and `_`. No other document has it. */
function idOf(name: string, documents: readonly StoredDocument[]): string {
  const taken = new Set(documents.map(({ id }) => id));
  for (let attempt = 0; ; attempt += 1) {
    const id = hash('sha256', `${name} ${attempt}`, 'base64url').slice(0, 16);
    if (!taken.has(id)) return id;
  }
}

function localizeLinks(
  data: JsonObject,
  lang: string,
  documents: readonly StoredDocument[],
): { data: JsonObject; kept: KeptLink[] } {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const inLocale = new Map(
    documents.flatMap((document) => (document.lang === lang && document.group ? [[document.group, document]] : [])),
  );
  const kept: KeptLink[] = [];
  const localize = (value: Json, keys: readonly (string | number)[]): Json => {
    if (Array.isArray(value)) return value.map((item: Json, index) => localize(item, [...keys, index]));
    if (!isJsonObject(value)) return value;
    if (value.link_type !== 'Document') {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localize(inner, [...keys, key])]));
    }
    const target = byId.get(String(value.id));
    const own = inLocale.get(target?.group ?? '');
    if (own) return { ...value, id: own.id };
    if (target && target.lang !== lang) kept.push({ field: fieldPath(keys), target });
    return value;
  };
  const localized = Object.entries(data).map(([key, value]) => [key, localize(value, [key])]);
  return { data: Object.fromEntries(localized), kept };
}
