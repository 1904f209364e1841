import type { CustomTypeModelField } from '@prismicio/client';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { Fields, ModelIndex } from './models/fields-of.ts';

/** A document as the API sends it. Helios has checked the properties that every document has. */
export interface ReceivedDocument {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  readonly data: JsonObject;
  readonly [key: string]: Json;
}

/**
 * Converts a document to the form in which Helios stores it. A field that is absent, because the
 * document is older than the field in the model, gets its empty value, so that templates find what
 * the types promise. Helios removes values that depend on the request or repeat another document:
 * `href`, `url`, and a link's copy of its target's dates and slug, which would change each time the
 * target is published. Control characters, which come with text from other programs and are an error in HTML and XML,
 * become spaces. The keys are sorted, so that the same content always gives the same JSON.
 */
export function acceptDocument(document: ReceivedDocument, models: ModelIndex): ReceivedDocument {
  const model = models.types.get(document.type);
  const data = model ? completeFields(document.data, models.dataFields(model), models) : document.data;
  // The cast is safe: sorting changes only the order of the document's properties. The UID is not cleaned, so that the
  // check of UIDs refuses one with control characters.
  return { ...inOrder({ ...document, href: '', url: null, data }), uid: document.uid } as ReceivedDocument;
}

const copiedFromTarget: ReadonlySet<string> = new Set(['slug', 'first_publication_date', 'last_publication_date']);

// Each control character becomes one space, because the marks of rich text count characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

function ordered(value: Json): Json {
  if (typeof value === 'string') return value.replace(controlCharacter, ' ');
  if (isJsonList(value)) return value.map(ordered);
  return isJsonObject(value) ? inOrder(value) : value;
}

function inOrder(object: JsonObject): Record<string, Json> {
  const isRelationship = object.link_type === 'Document';
  const sorted: Record<string, Json> = {};
  for (const key of Object.keys(object).sort()) {
    if (!isRelationship || !copiedFromTarget.has(key)) sorted[key] = ordered(object[key] ?? null);
  }
  return sorted;
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function completeFields(object: JsonObject, fields: Fields, models: ModelIndex): JsonObject {
  const complete: Record<string, Json> = { ...object };
  for (const [name, field] of Object.entries(fields)) complete[name] = completeField(object[name], field, models);
  return complete;
}

function completeField(value: Json | undefined, field: CustomTypeModelField, models: ModelIndex): Json {
  if (value === undefined || value === null) return emptyValue(field);
  if (!isJsonList(value)) return value;
  if (field.type === 'Group') {
    const fields = field.config?.fields ?? {};
    return value.map((item) => (isJsonObject(item) ? completeFields(item, fields, models) : item));
  }
  if (field.type === 'Slices')
    return value.map((slice) => (isJsonObject(slice) ? completeSlice(slice, models) : slice));
  return value;
}

function completeSlice(slice: JsonObject, models: ModelIndex): JsonObject {
  const model = models.variation(String(slice.slice_type), String(slice.variation));
  const primary = slice.primary ?? {};
  return model && isJsonObject(primary) ? { ...slice, primary: completeFields(primary, model.primary, models) } : slice;
}

/** The value of a field that nobody has filled in. */
export function emptyValue(field: CustomTypeModelField): Json {
  switch (field.type) {
    case 'Boolean':
      return field.config?.default_value ?? false;
    case 'Select':
      return field.config?.default_value ?? null;
    case 'Link':
      return field.config && 'repeat' in field.config && field.config.repeat ? [] : { link_type: 'Any' };
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return [];
    case 'Image':
    case 'Embed':
    case 'GeoPoint':
      return {};
    default:
      return null;
  }
}
