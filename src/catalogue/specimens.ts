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
const groupFills: readonly Fill[] = ['one', 'many'];

/**
 * Every variation of a slice, made from its model alone: filled in each theme, with very long words, with one and with
 * many items where it has a list, with a heading and nothing else, and empty. A new slice needs no more to be here.
 */
export function specimensOf(model: SharedSliceModel, materials: Materials): Specimen[] {
  let count = 0;
  const next = () => (count += 1);
  return model.variations.flatMap((variation) => {
    const fields: Fields = variation.primary ?? {};
    const hasList = Object.values(fields).some((field) => field.type === 'Group');
    const states: readonly { fill: Fill; theme: string }[] = [
      ...themes.map((theme) => ({ fill: 'full' as const, theme })),
      ...['long' as const, ...(hasList ? groupFills : []), 'bare' as const, 'empty' as const].map((fill) => ({
        fill,
        theme: 'light',
      })),
    ];
    return states.map(({ fill, theme }) => ({
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
