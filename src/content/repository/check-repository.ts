import { isSafeSegment } from '../../rules/pathname.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { type Fields, indexModels, type ModelIndex } from '../models/fields-of.ts';
import type { Models } from '../models/load-models.ts';
import type { MediaFile } from './media.ts';
import type { Language } from './published.ts';
import type { StoredDocument } from './stored-document.ts';

export interface RepositoryContent {
  /** `path` below the documents' folder: `de-de/page/pricing.json`. */
  readonly documents: readonly { readonly path: string; readonly document: StoredDocument }[];
  readonly media: ReadonlyMap<string, MediaFile>;
}

/**
 * All that would make these documents no Prismic repository, one line each: what an editor could never have saved.
 * Field values are not looked at here: those of any repository are, at the door.
 */
export function checkRepository(content: RepositoryContent, models: Models, languages: readonly Language[]): string[] {
  const index = indexModels(models);
  const langs = new Set(languages.map(({ id }) => id));
  return [
    ...content.documents.flatMap(({ path, document }) =>
      [
        ...pathProblems(path, document),
        ...(langs.has(document.lang) ? [] : [`The repository has no locale "${document.lang}".`]),
        ...typeProblems(document, index),
        ...mediaProblems(document.data, content.media),
      ].map((problem) => `${path}: ${problem}`),
    ),
    ...identityProblems(content.documents, index),
  ];
}

function pathProblems(path: string, { lang, type, uid }: StoredDocument): string[] {
  // A uid that can't name a file may be told of later, as a finding; its file is then called something else.
  const name = uid === null ? type : isSafeSegment(uid) ? uid : /([^/]*)\.json$/.exec(path)?.[1];
  const expected = `${lang}/${type}/${name}.json`;
  return path === expected ? [] : [`By its lang, type and uid this document belongs in ${expected}.`];
}

function typeProblems({ type, uid, data }: StoredDocument, index: ModelIndex): string[] {
  const model = index.types.get(type);
  if (!model) return [`There is no custom type "${type}".`];
  const hasUid = index.hasUid(model);
  if (hasUid && uid === null) return [`A ${type} needs a "uid".`];
  if (!hasUid && uid !== null) return [`A ${type} has no "uid".`];
  return unknownFields(data, index.dataFields(model), 'data', index);
}

/** A misspelt field is as good as lost, and nobody would notice. */
function unknownFields(object: JsonObject, fields: Fields, path: string, index: ModelIndex): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field) return [`${path}.${name} is no field of the model.`];
    if (!Array.isArray(value)) return [];
    const items: readonly unknown[] = value;
    return items.flatMap((item, position) => {
      const place = `${path}.${name}[${position}]`;
      if (!isJsonObject(item)) return [];
      if (field.type === 'Group') return unknownFields(item, field.config?.fields ?? {}, place, index);
      return field.type === 'Slices' ? unknownSliceFields(item, place, index) : [];
    });
  });
}

function unknownSliceFields(slice: JsonObject, place: string, index: ModelIndex): string[] {
  const model = index.variation(String(slice.slice_type), String(slice.variation));
  const primary = slice.primary;
  return model && isJsonObject(primary) ? unknownFields(primary, model.primary, `${place}.primary`, index) : [];
}

function mediaProblems(value: unknown, media: ReadonlyMap<string, MediaFile>): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => mediaProblems(item, media));
  if (!isJsonObject(value)) return [];
  const asset = value.asset;
  const inside = Object.values(value).flatMap((item) => mediaProblems(item, media));
  if (typeof asset !== 'string') return inside;
  const file = media.get(asset);
  if (!file) return [`There is no file media/${asset}.`, ...inside];
  const isImage = value.link_type !== 'Media';
  return isImage && !file.size ? [`media/${asset} is no image whose size can be read.`, ...inside] : inside;
}

function identityProblems(documents: RepositoryContent['documents'], index: ModelIndex): string[] {
  const claims = new Map<string, string>();
  const groupTypes = new Map<string, string>();
  return documents.flatMap(({ path, document: { id, type, lang, uid, group } }) => {
    const problems: string[] = [];
    const claim = (thing: string) => {
      const owner = claims.get(thing);
      if (owner === undefined) claims.set(thing, path);
      else problems.push(`${path}: ${owner} already is ${thing}.`);
    };
    claim(`the document with the id ${id}`);
    if (uid !== null) claim(`the ${type} "${uid}" in ${lang}`);
    else if (index.types.get(type)?.repeatable === false) claim(`the only ${type} in ${lang}`);
    if (group !== undefined) {
      claim(`the ${lang} translation in the group "${group}"`);
      if ((groupTypes.get(group) ?? type) !== type)
        problems.push(`${path}: The group "${group}" holds documents of another type.`);
      groupTypes.set(group, type);
    }
    return problems;
  });
}
