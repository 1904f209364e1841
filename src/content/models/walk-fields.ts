import type { CustomTypeModelField } from '@prismicio/client';
import { fieldPath } from '../field-path.ts';
import { isJsonObject } from '../json.ts';
import type { Fields, ModelIndex } from './fields-of.ts';

/** A field of a document with its value. A field that repeats (a list of links) is one `FieldValue` for each item. */
export interface FieldValue {
  /** The path of the field inside `data`, as findings write it: `slices[2].primary.lead_form`. */
  readonly path: string;
  /** What has the field in the models: a type, or a slice with its variation: `pricing`, `tool/vat_calculator`. */
  readonly owner: string;
  /** The name of the field in its owner, after those of the groups around it: `plans.note`. */
  readonly name: string;
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
    return model ? valuesIn(data, models.dataFields(model), { keys: [], owner: type, names: [], models }) : [];
  };
}

/** Where a walk through a document is: the keys above the present value inside `data`. */
interface Place {
  readonly keys: readonly (string | number)[];
  readonly owner: string;
  /** The names of the groups and of the field inside the owner. */
  readonly names: readonly string[];
  readonly models: ModelIndex;
}

function below(place: Place, ...more: Place['keys']): Place {
  return { ...place, keys: [...place.keys, ...more] };
}

function valuesIn(object: unknown, fields: Fields, place: Place): FieldValue[] {
  if (!isJsonObject(object)) return [];
  return Object.entries(fields).flatMap(([name, model]) => valuesOf({ name, model, value: object[name] }, place));
}

type NamedValue = Pick<FieldValue, 'name' | 'model' | 'value'>;

function valuesOf({ name, model, value }: NamedValue, above: Place): FieldValue[] {
  const place = { ...below(above, name), names: [...above.names, name] };
  const { keys, owner, names } = place;
  if (model.type === 'Group') {
    const fields = model.config?.fields ?? {};
    return itemsOf(value).flatMap((item, index) => valuesIn(item, fields, below(place, index)));
  }
  if (model.type === 'Slices') {
    return itemsOf(value).flatMap((slice, index) => sliceValues(slice, below(place, index)));
  }
  const field = { owner, name: names.join('.'), label: labelOf(model) ?? name, model };
  if (model.type === 'Link' && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ ...field, path: fieldPath([...keys, index]), value: item }));
  }
  return [{ ...field, path: fieldPath(keys), value }];
}

function sliceValues(slice: unknown, above: Place): FieldValue[] {
  if (!isJsonObject(slice)) return [];
  const place = { ...above, owner: `${slice.slice_type}/${slice.variation}`, names: [] };
  const model = place.models.variation(String(slice.slice_type), String(slice.variation));
  if (!model) return [];
  return [
    ...valuesIn(slice.primary, model.primary, below(place, 'primary')),
    ...itemsOf(slice.items).flatMap((item, index) => valuesIn(item, model.items, below(place, 'items', index))),
  ];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The label by which editors know a field. Undefined for a field whose model has none. */
export function labelOf(field: CustomTypeModelField): string | undefined {
  return (field.type !== 'Slices' && field.config && 'label' in field.config && field.config.label) || undefined;
}
