import { contentTypeOf } from '../../site/content-type.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type MediaFile, mediaId } from './media.ts';
import type { PublishedDocument } from './published.ts';
import type { DocumentFrame, StoredDocument } from './stored-document.ts';

/** The documents and files that a document can point to. */
export interface ExpandContext {
  readonly documents: ReadonlyMap<string, DocumentFrame>;
  readonly groups: ReadonlyMap<string, readonly DocumentFrame[]>;
  readonly media: ReadonlyMap<string, MediaFile>;
  mediaUrl(file: MediaFile): string;
}

/**
 * Converts a document from the form in which authors write it to the
 * form of the API: completes its links, images, slices and translations.
 */
export function expandDocument(document: StoredDocument, context: ExpandContext): PublishedDocument {
  const { id, uid, type, tags, lang, group, first_publication_date, last_publication_date } = document;
  const translations = (group === undefined ? undefined : context.groups.get(group)) ?? [];
  return {
    id,
    uid,
    url: null,
    type,
    tags,
    first_publication_date,
    last_publication_date,
    slugs: uid === null ? [] : [uid],
    linked_documents: [],
    lang,
    alternate_languages: translations
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, uid: other.uid, type: other.type, lang: other.lang })),
    data: expandObject(document.data, { ...context, nextKey: keysOf(id) }),
  };
}

interface DocumentContext extends ExpandContext {
  /**
   * Returns the key for the next list item of the document. Prismic's keys are random; these are the same in each run.
   */
  nextKey(): string;
}

function keysOf(id: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${id}-${count}`;
  };
}

function expandObject(object: JsonObject, context: DocumentContext): JsonObject {
  const expanded: Record<string, Json> = {};
  for (const key of Object.keys(object)) expanded[key] = expandValue(object[key] ?? null, context);
  return expanded;
}

function expandValue(value: Json, context: DocumentContext): Json {
  if (isJsonList(value)) return value.map((item) => expandItem(item, context));
  if (!isJsonObject(value)) return value;
  if (typeof value.asset === 'string') return expandAsset(value, context);
  if (value.link_type === 'Document') return { ...value, ...relationship(value, context) };
  return expandObject(value, context);
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function expandItem(item: Json, context: DocumentContext): Json {
  const value = expandValue(item, context);
  if (!isJsonObject(value)) return value;
  if (typeof value.slice_type === 'string') {
    return {
      id: `${value.slice_type}$${context.nextKey()}`,
      slice_label: null,
      version: 'initial',
      items: [],
      ...value,
    };
  }
  if ('link_type' in value || isTableCell(value) || isTableRow(value)) return { key: context.nextKey(), ...value };
  const isTextBlock = typeof value.type === 'string' && typeof value.text === 'string';
  return isTextBlock ? { spans: [], ...value } : value;
}

function isTableCell(value: Json): boolean {
  return isJsonObject(value) && 'content' in value && (value.type === 'data' || value.type === 'header');
}

function isTableRow({ cells = null }: JsonObject): boolean {
  return isJsonList(cells) && cells.every(isTableCell);
}

function relationship({ id }: JsonObject, { documents }: ExpandContext): JsonObject {
  const target = documents.get(String(id));
  if (!target) {
    const nothing = { tags: [], lang: null, slug: '-', first_publication_date: null, last_publication_date: null };
    return { type: 'broken_type', ...nothing, isBroken: true };
  }
  const { type, tags, lang, uid, first_publication_date, last_publication_date } = target;
  const known = { type, tags, lang, slug: uid ?? '-', first_publication_date, last_publication_date, isBroken: false };
  return uid === null ? known : { ...known, uid };
}

/** Turns `{"asset":"file.png","alt":"…"}` into an image, or into a media link if `link_type` is `Media`. */
function expandAsset({ asset, ...rest }: JsonObject, context: DocumentContext): JsonObject {
  const file = context.media.get(String(asset));
  // The file is missing, which `checkRepository` reports. The field then counts as empty.
  if (!file) return rest;
  const others = expandObject(rest, context);
  const id = mediaId(file.sha256);
  const url = context.mediaUrl(file);
  if (rest.link_type === 'Media') {
    const size = file.size ? { width: String(file.size.width), height: String(file.size.height) } : {};
    const kind = contentTypeOf(file.name).startsWith('image/') ? 'image' : 'document';
    return { ...others, id, name: file.name, kind, url, size: String(file.bytes), ...size };
  }
  const dimensions = { width: file.size?.width ?? 0, height: file.size?.height ?? 0 };
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
  return { id, url, alt: null, copyright: null, dimensions, edit, ...others };
}
