import type { SliceProps } from '../../slice-props.ts';
import { Competitor } from './Competitor.tsx';
import { Plans } from './Plans.tsx';

/** A table of features: of the plans, or of Helios and a competitor. */
export function ComparisonTable({ slice, index }: SliceProps<'comparison_table'>) {
  switch (slice.variation) {
    case 'plans':
      return <Plans primary={slice.primary} />;
    case 'competitor':
      return <Competitor primary={slice.primary} level={index === 0 ? 'h1' : 'h2'} />;
  }
}
