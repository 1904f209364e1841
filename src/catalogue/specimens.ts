import type { SharedSliceModel } from '@prismicio/client';
import type { JsonObject } from '../content/json.ts';
import type { Fields } from '../content/models/fields-of.ts';
import type { Materials } from './materials.ts';
import { type Fill, sampleFields } from './sample-field.ts';

/** A slice as it may occur in content, with a label that names its variation, its content and its theme. */
export interface Specimen {
  readonly label: string;
  readonly slice: JsonObject;
}

const themes = ['light', 'tint', 'dark', 'brand'];
/**
 * Slices whose texts are all names of controls. They get no specimens without texts, because such a specimen would show
 * nothing.
 */
const controls: ReadonlySet<string> = new Set(['tool']);

/**
 * Makes specimens of every variation of a slice from its model alone: filled in each theme, with very long words, with
 * one and with many items if it has a list, with only a heading, and empty. So a new slice is in the catalogue without
 * further work.
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
