import type { CustomTypeModelField } from '@prismicio/client';
import { fieldPath } from '../field-path.ts';
import { isJsonObject } from '../json.ts';
import type { Fields, ModelIndex } from './fields-of.ts';

/** A field of a document with its value. A field that repeats (a list of links) is one `FieldValue` for each item. */
export interface FieldValue {
  /** The path of the field inside `data`, as findings write it: `slices[2].primary.lead_form`. */
  readonly path: string;
  /** The label of the field in the CMS: `Lead form`. */
  readonly label: string;
  readonly model: CustomTypeModelField;
  readonly value: unknown;
}

/** Lists the fields of a document with their models. Values without a model, such as those of an unknown slice, are left out. */
export type FieldsOf = (document: { readonly type: string; readonly data: object }) => readonly FieldValue[];

/**
 * Creates a function that lists the fields of a document by the models. Groups and slices are not in the list, but the
 * fields inside them are.
 */
export function createFieldsOf(models: ModelIndex): FieldsOf {
  return ({ type, data }) => {
    const model = models.types.get(type);
    return model ? valuesIn(data, models.dataFields(model), [], models) : [];
  };
}

type Keys = readonly (string | number)[];

function valuesIn(object: unknown, fields: Fields, above: Keys, models: ModelIndex): FieldValue[] {
  if (!isJsonObject(object)) return [];
  return Object.entries(fields).flatMap(([name, model]) => valuesOf(object[name], name, model, above, models));
}

function valuesOf(
  value: unknown,
  name: string,
  model: CustomTypeModelField,
  above: Keys,
  models: ModelIndex,
): FieldValue[] {
  const keys = [...above, name];
  if (model.type === 'Group') {
    const fields = model.config?.fields ?? {};
    return itemsOf(value).flatMap((item, index) => valuesIn(item, fields, [...keys, index], models));
  }
  if (model.type === 'Slices') {
    return itemsOf(value).flatMap((slice, index) => sliceValues(slice, [...keys, index], models));
  }
  const label = labelOf(model) ?? name;
  if (model.type === 'Link' && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ path: fieldPath([...keys, index]), label, model, value: item }));
  }
  return [{ path: fieldPath(keys), label, model, value }];
}

function sliceValues(slice: unknown, keys: Keys, models: ModelIndex): FieldValue[] {
  if (!isJsonObject(slice)) return [];
  const model = models.variation(String(slice.slice_type), String(slice.variation));
  if (!model) return [];
  return [
    ...valuesIn(slice.primary, model.primary, [...keys, 'primary'], models),
    ...itemsOf(slice.items).flatMap((item, index) => valuesIn(item, model.items, [...keys, 'items', index], models)),
  ];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The label by which editors know a field. Undefined for a field whose model has none. */
export function labelOf(field: CustomTypeModelField): string | undefined {
  return (field.type !== 'Slices' && field.config && 'label' in field.config && field.config.label) || undefined;
}
