import { createHash } from 'node:crypto';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type MediaFile, mediaContentType, mediaId } from './media.ts';
import type { PublishedDocument } from './published.ts';
import type { StoredDocument } from './stored-document.ts';

/** What a document can point to, and how. */
export interface ExpandContext {
  readonly documents: ReadonlyMap<string, StoredDocument>;
  readonly groups: ReadonlyMap<string, readonly StoredDocument[]>;
  readonly media: ReadonlyMap<string, MediaFile>;
  mediaUrl(file: MediaFile): string;
}

/** From what an author writes to what the API answers: links, images, slices and translations filled up. */
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
    data: expandObject(document.data, context, id),
  };
}

function expandObject(object: JsonObject, context: ExpandContext, place: string): JsonObject {
  const expanded: Record<string, Json> = {};
  for (const key of Object.keys(object)) expanded[key] = expandValue(object[key] ?? null, context, `${place}.${key}`);
  return expanded;
}

/** `place` makes the keys that Prismic draws at random: here they are the same each time. */
function expandValue(value: Json, context: ExpandContext, place: string): Json {
  if (isJsonList(value)) return value.map((item, index) => expandItem(item, context, `${place}[${index}]`));
  if (!isJsonObject(value)) return value;
  if (typeof value.asset === 'string') return expandAsset(value, context, place);
  if (value.link_type === 'Document') return { ...value, ...relationship(value, context) };
  return expandObject(value, context, place);
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function expandItem(item: Json, context: ExpandContext, place: string): Json {
  const value = expandValue(item, context, place);
  if (!isJsonObject(value)) return value;
  if (typeof value.slice_type === 'string') {
    return { id: `${value.slice_type}$${keyOf(place)}`, slice_label: null, version: 'initial', items: [], ...value };
  }
  // Repeated links and a table's rows and cells are told apart by a key.
  if ('link_type' in value || 'cells' in value || 'content' in value) return { key: keyOf(place), ...value };
  const isTextBlock = typeof value.type === 'string' && typeof value.text === 'string';
  return isTextBlock ? { spans: [], ...value } : value;
}

/** A UUID in form only: drawn from the place, so that equal content gives equal answers. */
function keyOf(place: string): string {
  const hex = createHash('sha256').update(place).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
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

/** `{"asset":"file.png","alt":"…"}` to an image, or to a media link where the field says so. */
function expandAsset({ asset, ...rest }: JsonObject, context: ExpandContext, place: string): JsonObject {
  const file = context.media.get(String(asset));
  // The check of the repository has told of it; an empty field stands in.
  if (!file) return rest;
  const others = expandObject(rest, context, place);
  const id = mediaId(file.sha256);
  const url = context.mediaUrl(file);
  if (rest.link_type === 'Media') {
    const size = file.size ? { width: String(file.size.width), height: String(file.size.height) } : {};
    const kind = mediaContentType(file.name).startsWith('image/') ? 'image' : 'document';
    return { ...others, id, name: file.name, kind, url, size: String(file.bytes), ...size };
  }
  const dimensions = { width: file.size?.width ?? 0, height: file.size?.height ?? 0 };
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
  return { id, url, alt: null, copyright: null, dimensions, edit, ...others };
}
