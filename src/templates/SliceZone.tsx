import type { ComponentType } from 'react';
import { usePage } from './page-context.ts';
import type { Slice, SliceProps, SliceType } from './slice-props.ts';
import { hasContent } from './slices/has-content.ts';
import { sliceComponents } from './slices/registry.ts';

interface SliceZoneProps {
  readonly slices: readonly Slice[];
  /** The page has a head of its own, with its `h1`: no slice is the first thing on it. */
  readonly isBelowHead?: boolean;
}

/** A page's slices in order. An unfilled one leaves no trace; nor does one the code doesn't know, which is a finding. */
export function SliceZone({ slices, isBelowHead = false }: SliceZoneProps) {
  const first = isBelowHead ? 1 : 0;
  return slices.map((slice, index) => <AnySlice key={slice.id} slice={slice} index={first + index} />);
}

function AnySlice(props: SliceProps<SliceType>) {
  const page = usePage();
  const { slice } = props;
  const Component = componentOf(slice.slice_type);
  if (Component) return hasContent(slice) ? <Component {...props} /> : null;
  page.report({
    code: 'unknown-slice',
    message: `No component renders the slice "${slice.slice_type}".`,
    hint: 'Remove the slice from the document, or run `npm run types` and write its component.',
    place: slice,
  });
  return null;
}

/** Content may be newer than the code: its slice types are any string. */
function componentOf(type: string): ComponentType<SliceProps<SliceType>> | undefined {
  if (!Object.hasOwn(sliceComponents, type)) return undefined;
  // The map pairs each type with its component, which TypeScript can't follow through a union.
  return sliceComponents[type as SliceType] as ComponentType<SliceProps<SliceType>>;
}
