import type { SliceLevel } from '../../../components/heading-level.ts';

/** What each variation is given. */
export interface FeatureGridProps<Primary> {
  readonly primary: Primary;
  /** The slice's own heading; those of its items are below it. */
  readonly level: SliceLevel;
}
