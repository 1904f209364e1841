import type { CustomTypeModelField } from '@prismicio/client';
import { isSafeSegment } from '../../rules/pathname.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { type Fields, indexModels, type ModelIndex } from '../models/fields-of.ts';
import type { Models } from '../models/load-models.ts';
import type { MediaFile } from './media.ts';
import type { Language } from './published.ts';
import type { StoredDocument } from './stored-document.ts';

export interface RepositoryContent {
  /** The documents with their paths below the folder of documents: `de-de/page/pricing.json`. */
  readonly documents: readonly { readonly path: string; readonly document: StoredDocument }[];
  readonly media: ReadonlyMap<string, MediaFile>;
}

/**
 * Lists the problems that a Prismic repository can't have, because its editors could not save such documents; one line
 * for each problem. `validate.ts` checks the values of fields, for every repository.
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
  // A UID that can't be a file name becomes a finding of the export, so the document's file may have another name.
  const name = uid === null ? type : isSafeSegment(uid) ? uid : /([^/]*)\.json$/.exec(path)?.[1];
  const expected = `${lang}/${type}/${name}.json`;
  return path === expected ? [] : [`The lang, type and uid of this document belong in the file ${expected}.`];
}

function typeProblems({ type, uid, data }: StoredDocument, index: ModelIndex): string[] {
  const model = index.types.get(type);
  if (!model) return [`There is no custom type "${type}".`];
  const hasUid = index.hasUid(model);
  if (hasUid && uid === null) return [`A ${type} needs a "uid".`];
  if (!hasUid && uid !== null) return [`A ${type} may not have a "uid".`];
  return unknownFields(data, index.dataFields(model), 'data', index);
}

/**
 * Finds fields that the model does not have, such as misspelt ones.
 * Without this check their values would be lost without a message.
 */
function unknownFields(object: JsonObject, fields: Fields, path: string, index: ModelIndex): string[] {
  const problems: string[] = [];
  for (const name of Object.keys(object)) {
    const field = fields[name];
    const value: unknown = object[name];
    if (!field) problems.push(`The model has no field ${path}.${name}.`);
    else if (Array.isArray(value)) {
      for (const [position, item] of value.entries()) {
        if (isJsonObject(item)) problems.push(...unknownItemFields(item, field, `${path}.${name}[${position}]`, index));
      }
    }
  }
  return problems;
}

function unknownItemFields(item: JsonObject, field: CustomTypeModelField, path: string, index: ModelIndex): string[] {
  if (field.type === 'Group') return unknownFields(item, field.config?.fields ?? {}, path, index);
  if (field.type !== 'Slices') return [];
  const model = index.variation(String(item.slice_type), String(item.variation));
  const primary = item.primary;
  return model && isJsonObject(primary) ? unknownFields(primary, model.primary, `${path}.primary`, index) : [];
}

function mediaProblems(value: unknown, media: ReadonlyMap<string, MediaFile>): string[] {
  const problems: string[] = [];
  for (const holder of assetHolders(value)) {
    const file = media.get(String(holder.asset));
    if (!file) problems.push(`There is no file media/${holder.asset}.`);
    else if (holder.link_type !== 'Media' && !file.size)
      problems.push(`Helios can't read the size of the image media/${file.name}.`);
  }
  return problems;
}

function assetHolders(value: unknown, found: JsonObject[] = []): JsonObject[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isJsonObject(value) && typeof value.asset === 'string') found.push(value);
  for (const member of Object.values(value)) assetHolders(member, found);
  return found;
}

function identityProblems(documents: RepositoryContent['documents'], index: ModelIndex): string[] {
  const claims = new Map<string, string>();
  const groupTypes = new Map<string, string>();
  return documents.flatMap(({ path, document: { id, type, lang, uid, group } }) => {
    const problems: string[] = [];
    const claim = (thing: string) => {
      const owner = claims.get(thing);
      if (owner === undefined) claims.set(thing, path);
      else problems.push(`${path}: ${owner} is already ${thing}.`);
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
