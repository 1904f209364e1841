import type { CustomTypeModelField } from '@prismicio/client';
import { isSafeSegment } from '../../rules/pathname.ts';
import type { Finding } from '../../site/finding.ts';
import { nearestText } from '../../site/nearest-text.ts';
import { fieldPath } from '../field-path.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { type Fields, indexModels, type ModelIndex } from '../models/fields-of.ts';
import type { Models } from '../models/load-models.ts';
import { type DocumentFault, type FileFault, fileFinding } from './file-finding.ts';
import type { MediaFile } from './media.ts';
import type { Language } from './published.ts';
import type { StoredDocument } from './stored-document.ts';

export interface RepositoryContent {
  /** The documents with their paths below the folder of documents: `de-de/page/pricing.json`. */
  readonly documents: readonly { readonly path: string; readonly document: StoredDocument }[];
  readonly media: ReadonlyMap<string, MediaFile>;
}

/**
 * Lists the faults that documents of a Prismic repository can't have, because its editors could not save them.
 * `validate.ts` checks the values of fields, for every repository.
 */
export function checkRepository(content: RepositoryContent, models: Models, languages: readonly Language[]): Finding[] {
  const index = indexModels(models);
  const langs = new Set(languages.map(({ id }) => id));
  const faults = content.documents.flatMap(({ path, document }) =>
    [
      ...pathFaults(path, document),
      ...(langs.has(document.lang) ? [] : [unknownLocale(document.lang, languages)]),
      ...typeFaults(document, index),
      ...mediaFaults(document.data, content.media),
    ].map((fault) => ({ ...fault, path, document })),
  );
  return [...faults, ...identityFaults(content.documents, index)].map(fileFinding);
}

function unknownLocale(lang: string, languages: readonly Language[]): DocumentFault {
  const meant = nearestText(lang, languages, ({ id }) => id);
  return {
    message: `The repository has no locale "${lang}".`,
    hint: meant ? `Did you mean "${meant.id}"?` : 'Add the locale to config/locales.ts, or remove the document.',
  };
}

function pathFaults(path: string, { lang, type, uid }: StoredDocument): DocumentFault[] {
  // A UID that can't be a file name becomes a finding of the export, so the document's file may have another name.
  const name = uid === null ? type : isSafeSegment(uid) ? uid : /([^/]*)\.json$/.exec(path)?.[1];
  const expected = `${lang}/${type}/${name}.json`;
  if (path === expected) return [];
  return [
    {
      message: `The lang, type and uid of this document belong in the file ${expected}.`,
      hint: 'Move the file, or correct the three properties.',
    },
  ];
}

function typeFaults({ type, uid, data }: StoredDocument, index: ModelIndex): DocumentFault[] {
  const model = index.types.get(type);
  if (!model) {
    const meant = nearestText(type, [...index.types.keys()], (name) => name);
    const hint = meant ? `Did you mean "${meant}"?` : 'Add its model to content/models/customtypes.';
    return [{ message: `There is no custom type "${type}".`, hint }];
  }
  const hasUid = index.hasUid(model);
  if (hasUid && uid === null) return [{ message: `A ${type} needs a "uid".` }];
  if (!hasUid && uid !== null) return [{ message: `A ${type} may not have a "uid".` }];
  return unknownFields(data, index.dataFields(model), [], index);
}

/**
 * Finds fields that the model does not have, such as misspelt ones.
 * Without this check their values would be lost without a message.
 */
function unknownFields(object: JsonObject, fields: Fields, above: Keys, index: ModelIndex): DocumentFault[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const field = fields[name];
    const keys = [...above, name];
    if (!field) return [unknownField(name, fields, keys)];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, position) =>
      isJsonObject(item) ? unknownItemFields(item, field, [...keys, position], index) : [],
    );
  });
}

type Keys = readonly (string | number)[];

function unknownField(name: string, fields: Fields, keys: Keys): DocumentFault {
  const meant = nearestText(name, Object.keys(fields), (each) => each);
  return {
    message: `The model has no field "${name}".`,
    field: fieldPath(keys),
    hint: meant ? `Did you mean "${meant}"?` : 'Remove the field, or add it to the model and run `npm run types`.',
  };
}

function unknownItemFields(
  item: JsonObject,
  field: CustomTypeModelField,
  keys: Keys,
  index: ModelIndex,
): DocumentFault[] {
  if (field.type === 'Group') return unknownFields(item, field.config?.fields ?? {}, keys, index);
  if (field.type !== 'Slices') return [];
  const model = index.variation(String(item.slice_type), String(item.variation));
  const primary = item.primary;
  return model && isJsonObject(primary) ? unknownFields(primary, model.primary, [...keys, 'primary'], index) : [];
}

function mediaFaults(data: JsonObject, media: ReadonlyMap<string, MediaFile>): DocumentFault[] {
  return assetHolders(data).flatMap(({ holder, keys }) => {
    const file = media.get(String(holder.asset));
    const field = fieldPath(keys);
    if (!file) {
      const meant = nearestText(String(holder.asset), [...media.keys()], (name) => name);
      const hint = meant ? `Did you mean "${meant}"?` : 'Add the file to content/media, or choose another one.';
      return [{ message: `There is no file media/${holder.asset}.`, field, hint }];
    }
    if (holder.link_type === 'Media' || file.size) return [];
    return [{ message: `Helios can't read the size of the image media/${file.name}.`, field, hint: readableImage }];
  });
}

/** What to do about an image without a size: an empty file, a text, another format, or an SVG that has no size. */
const readableImage =
  'Replace the file by a JPEG, PNG, WebP, AVIF, GIF or SVG. An SVG needs a viewBox, or a width and a height in pixels.';

interface AssetHolder {
  readonly holder: JsonObject;
  readonly keys: Keys;
}

function assetHolders(value: unknown, keys: Keys = []): AssetHolder[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isJsonObject(value) && typeof value.asset === 'string' ? [{ holder: value, keys }] : [];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...members.flatMap(([key, member]) => assetHolders(member, [...keys, key]))];
}

function identityFaults(documents: RepositoryContent['documents'], index: ModelIndex): FileFault[] {
  const claims = new Map<string, string>();
  const groupTypes = new Map<string, string>();
  return documents.flatMap(({ path, document }) => {
    const { id, type, lang, uid, group } = document;
    const faults: FileFault[] = [];
    const fault = (message: string, hint: string) => faults.push({ path, document, message, hint });
    const claim = (thing: string, hint: string) => {
      const owner = claims.get(thing);
      if (owner === undefined) claims.set(thing, path);
      else fault(`${owner} is already ${thing}.`, hint);
    };
    claim(`the document with the id ${id}`, 'Give one of the documents another id.');
    if (uid !== null) claim(`the ${type} "${uid}" in ${lang}`, 'Give one of the documents another uid.');
    else if (index.types.get(type)?.repeatable === false)
      claim(`the only ${type} in ${lang}`, 'Remove one of the documents.');
    if (group !== undefined) {
      claim(`the ${lang} translation in the group "${group}"`, 'Give one of the documents another group.');
      if ((groupTypes.get(group) ?? type) !== type)
        fault(`The group "${group}" holds documents of another type.`, 'Give the document a group of its own.');
      groupTypes.set(group, type);
    }
    return faults;
  });
}
