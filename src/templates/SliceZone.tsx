import type { ComponentType } from 'react';
import { usePage } from './page-context.ts';
import type { Slice, SliceProps, SliceType } from './slice-props.ts';
import { hasContent } from './slices/has-content.ts';
import { sliceComponents } from './slices/registry.ts';

interface SliceZoneProps {
  readonly slices: readonly Slice[];
  /** True if the page shows a title (`h1`) of its own above the slices. No slice then contains the `h1`. */
  readonly isBelowHead?: boolean;
}

/**
 * A page's slices in their order. A slice without content has no markup. A slice of unknown type has no markup either
 * and is reported as a finding.
 */
export function SliceZone({ slices, isBelowHead = false }: SliceZoneProps) {
  const first = isBelowHead ? 1 : 0;
  return slices.map((slice, index) => <AnySlice key={slice.id} slice={slice} index={first + index} />);
}

function AnySlice(props: SliceProps<SliceType>) {
  const page = usePage();
  const { slice } = props;
  const Component = componentOf(slice.slice_type);
  if (Component) {
    if (!hasContent(slice)) return null;
    page.usesSlice(slice.slice_type);
    return <Component {...props} />;
  }
  page.report({
    code: 'unknown-slice',
    message: `No component renders the slice "${slice.slice_type}".`,
    hint: 'Remove the slice from the document, or run `npm run types` and write its component.',
    place: slice,
  });
  return null;
}

/** Returns undefined for a slice type that the code doesn't know: content may be newer than the code. */
function componentOf(type: string): ComponentType<SliceProps<SliceType>> | undefined {
  if (!Object.hasOwn(sliceComponents, type)) return undefined;
  // The map pairs each slice type with its component, but TypeScript can't follow that pairing through a union: hence
  // the cast.
  return sliceComponents[type as SliceType] as ComponentType<SliceProps<SliceType>>;
}
