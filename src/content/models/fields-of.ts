import type { CustomTypeModel, CustomTypeModelField, SharedSliceModel } from '@prismicio/client';
import type { Models } from './load-models.ts';

export type Fields = Readonly<Record<string, CustomTypeModelField>>;

/**
 * The models by id, with the fields of all tabs together. Code that
 * goes through a document's fields looks up their models here.
 */
export interface ModelIndex {
  readonly types: ReadonlyMap<string, CustomTypeModel>;
  /** The fields in `data` of a type: all but the UID, which is a property of the document itself. */
  dataFields(type: CustomTypeModel): Fields;
  hasUid(type: CustomTypeModel): boolean;
  /** The fields of a slice's variation; undefined if either is unknown. */
  variation(sliceType: string, variation: string): { primary: Fields; items: Fields } | undefined;
  readonly slices: ReadonlyMap<string, SharedSliceModel>;
}

export function indexModels(models: Models): ModelIndex {
  const types = new Map(models.customTypes.map((type) => [type.id, type]));
  const slices = new Map(models.slices.map((slice) => [slice.id, slice]));
  const dataFields = new Map(
    models.customTypes.map((type) => [
      type,
      Object.fromEntries(allFields(type).filter(([, field]) => field.type !== 'UID')),
    ]),
  );
  return {
    types,
    slices,
    dataFields: (type) => dataFields.get(type) ?? {},
    hasUid: (type) => allFields(type).some(([, field]) => field.type === 'UID'),
    variation(sliceType, name) {
      const model = slices.get(sliceType)?.variations.find((variation) => variation.id === name);
      return model && { primary: model.primary ?? {}, items: model.items ?? {} };
    },
  };
}

function allFields(type: CustomTypeModel): [string, CustomTypeModelField][] {
  return Object.values(type.json).flatMap((tab) => Object.entries(tab));
}
