import type { CustomTypeModelField } from '@prismicio/client';
import { emptyValue, type ReceivedDocument } from './accept-document.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { Fields, ModelIndex } from './models/fields-of.ts';

/** The keys that lead to a value inside an object: `['slices', 2, 'primary', 'heading']`. */
export type Keys = readonly PropertyKey[];

/**
 * Returns a document in which the fields with wrong values are empty, as if nobody had filled them in. The page of such
 * a document is held, but other pages show parts of the document: a list of events, its date. No template can show a
 * date that is no date. Slices of unknown types stay: they are told apart when they are rendered.
 */
export function withoutWrongValues(
  document: ReceivedDocument,
  wrong: readonly Keys[],
  models: ModelIndex,
): ReceivedDocument {
  const model = models.types.get(document.type);
  const inData = wrong.filter(([root]) => root === 'data').map((keys) => keys.slice(1));
  if (!model || inData.length === 0) return document;
  return { ...document, data: emptyFields(document.data, inData, { fields: models.dataFields(model), models }) };
}

interface Place {
  readonly fields: Fields;
  readonly models: ModelIndex;
}

function emptyFields(object: JsonObject, wrong: readonly Keys[], { fields, models }: Place): JsonObject {
  const emptied: Record<string, Json> = { ...object };
  for (const [name, paths] of Map.groupBy(wrong, ([first]) => String(first))) {
    const [field, inside] = [fields[name], paths.map((keys) => keys.slice(1))];
    if (field) emptied[name] = emptyField(object[name], inside, { field, models });
  }
  return emptied;
}

/** The value of a field without what is wrong in it. A list of groups or slices keeps all else, other fields nothing. */
function emptyField(
  value: Json | undefined,
  wrong: readonly Keys[],
  { field, models }: { readonly field: CustomTypeModelField; readonly models: ModelIndex },
): Json {
  const isInItems = Array.isArray(value) && wrong.every((keys) => keys.length > 0);
  if (!isInItems || (field.type !== 'Group' && field.type !== 'Slices')) return emptyValue(field);
  const byItem = Map.groupBy(wrong, ([index]) => index);
  return value.flatMap((item: Json, index) => {
    const inside = (byItem.get(index) ?? []).map((keys) => keys.slice(1));
    if (inside.length === 0) return [item];
    if (!isJsonObject(item)) return [];
    return field.type === 'Group'
      ? [emptyFields(item, inside, { fields: field.config?.fields ?? {}, models })]
      : [emptySlice(item, inside, models)];
  });
}

function emptySlice(slice: JsonObject, wrong: readonly Keys[], models: ModelIndex): JsonObject {
  const variation = models.variation(String(slice.slice_type), String(slice.variation));
  const inPrimary = wrong.filter(([part]) => part === 'primary').map((keys) => keys.slice(1));
  if (!variation || inPrimary.length === 0 || !isJsonObject(slice.primary ?? null)) return slice;
  // The cast is safe: the line above has found an object.
  const primary = emptyFields(slice.primary as JsonObject, inPrimary, { fields: variation.primary, models });
  return { ...slice, primary };
}
