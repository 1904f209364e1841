import { isJsonObject, type Json, type JsonObject } from '../../content/json.ts';

/** The names with which the embedded content refers to the documents and media files that a document links to. */
export interface LocalNames {
  /** The id in the embedded content of a document at Prismic. */
  idOf(remoteId: string): string;
  /** The name in `content/media` of the file at an address. */
  fileOf(url: string): string;
}

/**
 * Converts the fields of a document of the API to the form of the embedded content, which lacks the properties that
 * follow from other documents and files.
 */
export function storedData(data: JsonObject, names: LocalNames): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shorten(value, names)]));
}

function shorten(value: Json, names: LocalNames): Json {
  if (Array.isArray(value)) return value.map((item: Json) => shorten(item, names));
  if (!isJsonObject(value)) return value;
  if (value.link_type === 'Document') return documentLink(value, names);
  if (value.link_type === 'Media' && typeof value.url === 'string') return mediaLink(value, names);
  if (isImage(value)) return image(value, names);
  const inner = storedData(value, names);
  if (typeof value.slice_type === 'string') return slice(inner);
  return 'link_type' in value || 'cells' in value || 'content' in value ? without(inner, ['key']) : inner;
}

function documentLink({ link_type = null, id = null, text, variant }: JsonObject, names: LocalNames): JsonObject {
  return { link_type, id: names.idOf(String(id)), ...filled({ text, variant }) };
}

function mediaLink({ link_type = null, url, text, variant, target }: JsonObject, names: LocalNames): JsonObject {
  return { link_type, asset: names.fileOf(String(url)), ...filled({ text, variant, target }) };
}

function isImage(value: JsonObject): boolean {
  return typeof value.url === 'string' && isJsonObject(value.dimensions);
}

/**
 * The properties of an image that are not stored: they follow from its file, or are the same in every image that nobody
 * cropped.
 */
const derived = ['id', 'url', 'dimensions', 'edit'];

function image(value: JsonObject, names: LocalNames): JsonObject {
  const { copyright, ...rest } = storedData(without(value, derived), names);
  return { asset: names.fileOf(String(value.url)), ...rest, ...(copyright && { copyright }) };
}

function slice(value: JsonObject): JsonObject {
  const isEmpty = Array.isArray(value.items) && value.items.length === 0;
  return without(value, ['id', 'version', 'slice_label', ...(isEmpty ? ['items'] : [])]);
}

function without(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

function filled(values: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, value]])),
  );
}

/**
 * The name of the file at an address of Prismic's media library: `card.svg` for `https://…/acme/3f2a_card.svg?auto=format`.
 * An escaped slash in an address must not lead out of the folder of the file, and a hidden file would not be listed.
 */
export function mediaName(url: string): string {
  const name = decoded(new URL(url).pathname.split('/').at(-1) ?? '').replace(/^[^_]+_/, '');
  return name.replace(/[/\\\p{Cc}]/gu, '-').replace(/^\.+/, '') || 'file';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // The text has a stray percent sign and stays escaped.
  }
}

/** The addresses of all files that a document of the API shows or offers. */
export function mediaIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => mediaIn(item));
  if (!isJsonObject(value)) return [];
  const isFile = value.link_type === 'Media' || isImage(value);
  const own = isFile && typeof value.url === 'string' ? [value.url] : [];
  return [...own, ...Object.values(value).flatMap(mediaIn)];
}
