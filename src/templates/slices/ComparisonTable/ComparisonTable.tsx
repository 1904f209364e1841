import type { SliceProps } from '../../slice-props.ts';
import { Competitor } from './Competitor.tsx';
import { Plans } from './Plans.tsx';

/** What is in and what is not, line by line: of our plans, or of ours beside another's. */
export function ComparisonTable({ slice, index }: SliceProps<'comparison_table'>) {
  switch (slice.variation) {
    case 'plans':
      return <Plans primary={slice.primary} />;
    case 'competitor':
      return <Competitor primary={slice.primary} level={index === 0 ? 'h1' : 'h2'} />;
  }
}
