import type { ContentDocument } from '../content/content-source.ts';

/** Any slice of the models, whatever document type contains it. */
export type Slice = Extract<ContentDocument['data'], { slices: unknown }>['slices'][number];
export type SliceType = Slice['slice_type'];
export type SliceOf<Type extends SliceType> = Extract<Slice, { slice_type: Type }>;

/** The props of a slice's component. If the page has no head of its own, its first slice contains the `h1`. */
export interface SliceProps<Type extends SliceType> {
  readonly slice: SliceOf<Type>;
  readonly index: number;
}
