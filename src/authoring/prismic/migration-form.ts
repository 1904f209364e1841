import { isJsonObject, type Json, type JsonObject } from '../../content/json.ts';
import type { StoredDocument } from '../../content/repository/stored-document.ts';

/** The names with which Prismic refers to the documents and media files that a document links to. */
export interface RemoteNames {
  /** The id at Prismic of a document of the embedded content. Undefined for one that Prismic does not have. */
  idOf(documentId: string): string | undefined;
  /** The asset at Prismic of a file in `content/media`. Undefined for one that was not uploaded. */
  assetOf(file: string): RemoteAsset | undefined;
}

export interface RemoteAsset {
  readonly id: string;
  readonly url: string;
}

/** The fields of a document in the form that the Migration API takes. */
export function migrationData({ data }: StoredDocument, names: RemoteNames): JsonObject {
  return converted(data, names);
}

function converted(object: JsonObject, names: RemoteNames): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, convert(value, names)]));
}

function convert(value: Json, names: RemoteNames): Json {
  if (Array.isArray(value)) return value.map((item: Json) => convert(item, names));
  if (!isJsonObject(value)) return value;
  if (typeof value.asset === 'string') return asset(value, names);
  if (value.link_type === 'Document') {
    const id = names.idOf(String(value.id));
    // A link to a document that Prismic does not have is sent empty, because the API would refuse it.
    return id === undefined ? { link_type: 'Any', ...textOf(value) } : { ...value, id };
  }
  const inner = converted(value, names);
  if (typeof value.slice_type === 'string') return { items: [], ...inner };
  return typeof value.type === 'string' && typeof value.text === 'string' ? { spans: [], ...inner } : inner;
}

function asset({ asset: file, ...rest }: JsonObject, names: RemoteNames): Json {
  const remote = names.assetOf(String(file));
  if (!remote) return rest.link_type === 'Media' ? { link_type: 'Any', ...textOf(rest) } : {};
  return rest.link_type === 'Media' ? { ...rest, id: remote.id } : { ...rest, id: remote.id, url: remote.url };
}

function textOf({ text, variant }: JsonObject): JsonObject {
  return { ...(text !== undefined && { text }), ...(variant !== undefined && { variant }) };
}

/** The files of `content/media` that a document shows or offers. */
export function assetsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => assetsIn(item));
  if (!isJsonObject(value)) return [];
  const own = typeof value.asset === 'string' ? [value.asset] : [];
  return [...own, ...Object.values(value).flatMap(assetsIn)];
}
