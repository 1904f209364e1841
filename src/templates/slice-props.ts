import type { ContentDocument } from '../content/content-source.ts';

/** Any slice of the models, whichever type's zone it stands in. */
export type Slice = Extract<ContentDocument['data'], { slices: unknown }>['slices'][number];
export type SliceType = Slice['slice_type'];
export type SliceOf<Type extends SliceType> = Extract<Slice, { slice_type: Type }>;

/** What a slice's component is given. The first slice of a page without a head of its own has its `h1`. */
export interface SliceProps<Type extends SliceType> {
  readonly slice: SliceOf<Type>;
  readonly index: number;
}
