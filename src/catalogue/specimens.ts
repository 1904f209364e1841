import type { SharedSliceModel } from '@prismicio/client';
import type { JsonObject } from '../content/json.ts';
import type { Fields } from '../content/models/fields-of.ts';
import type { Materials } from './materials.ts';
import { type Fill, sampleFields } from './sample-field.ts';

/** A slice as it may occur in content, and what is special about it. */
export interface Specimen {
  readonly label: string;
  readonly slice: JsonObject;
}

const themes = ['light', 'tint', 'dark', 'brand'];
/** In these each text names a control: without it there is nothing to show. */
const controls: ReadonlySet<string> = new Set(['tool']);

/**
 * Every variation of a slice, made from its model alone: filled in each theme, with very long words, with one and with
 * many items where it has a list, with a heading and nothing else, and empty. A new slice needs no more to be here.
 */
export function specimensOf(model: SharedSliceModel, materials: Materials): Specimen[] {
  let count = 0;
  const next = () => (count += 1);
  return model.variations.flatMap((variation) => {
    const fields: Fields = variation.primary ?? {};
    return statesOf(model.id, fields).map(({ fill, theme }) => ({
      label: `${variation.id}, ${fill}, ${theme}`,
      slice: {
        id: `${model.id}$${next()}`,
        slice_type: model.id,
        slice_label: null,
        variation: variation.id,
        version: 'initial',
        primary: { ...sampleFields(fields, { fill, materials, next }), ...('theme' in fields && { theme }) },
        items: [],
      },
    }));
  });
}

function statesOf(slice: string, fields: Fields): { readonly fill: Fill; readonly theme: string }[] {
  const hasList = Object.values(fields).some((field) => field.type === 'Group');
  const fills: readonly Fill[] = [
    'long',
    ...(hasList ? (['one', 'many'] as const) : []),
    ...(controls.has(slice) ? [] : (['bare', 'empty'] as const)),
  ];
  return [
    ...themes.map((theme) => ({ fill: 'full' as const, theme })),
    ...fills.map((fill) => ({ fill, theme: 'light' })),
  ];
}
