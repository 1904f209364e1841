import type { SliceLevel } from '../../../components/heading-level.ts';

/** The props of each variation. */
export interface FeatureGridProps<Primary> {
  readonly primary: Primary;
  /** The level of the slice's own heading. The headings of its items are below that level. */
  readonly level: SliceLevel;
}
