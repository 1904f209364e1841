import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import { Compact } from './Compact.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { Plans } from './Plans.tsx';

/** Prices: all plans side by side, one plan for a number of people, or a short list. */
export function PricingTable({ slice, index }: SliceProps<'pricing_table'>) {
  const pricing = usePage().single('pricing')?.data;
  if (!pricing || pricing.plans.length === 0) return null;
  const shared = { pricing, level: index === 0 ? 'h1' : 'h2', id: `prices-${index}` } as const;
  switch (slice.variation) {
    case 'plans':
      return <Plans primary={slice.primary} {...shared} />;
    case 'plan_picker':
      return <PlanPicker primary={slice.primary} {...shared} />;
    case 'compact':
      return <Compact primary={slice.primary} {...shared} />;
  }
}
