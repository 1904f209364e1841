import type { ContentDocument } from '../content/content-source.ts';

/** Any slice of the models, whatever document type contains it. */
export type Slice = Extract<ContentDocument['data'], { slices: unknown }>['slices'][number];
export type SliceType = Slice['slice_type'];
export type SliceOf<Type extends SliceType> = Extract<Slice, { slice_type: Type }>;

/**
 * The props of a slice's component. The first slice (`index` 0) contains the `h1`, unless the page shows a title of its
 * own above the slices.
 */
export interface SliceProps<Type extends SliceType> {
  readonly slice: SliceOf<Type>;
  readonly index: number;
}
