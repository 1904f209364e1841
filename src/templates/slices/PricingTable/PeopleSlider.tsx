import { priceSlider } from '../../../runtime/price-slider/contract.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { Plan, Pricing } from './plan-choices.ts';

interface PeopleSliderProps {
  readonly id: string;
  readonly pricing: Pricing;
  readonly plan: Plan | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** From a number of people to the price of a month; nothing where the content lacks a part of it. */
export function PeopleSlider({ id, pricing, plan, ...range }: PeopleSliderProps) {
  const { locale } = usePage();
  const { slider_label: label, tooltip } = pricing;
  const min = range.min ?? pricing.slider_min ?? 1;
  const max = range.max ?? pricing.slider_max ?? 0;
  if (!plan?.monthly || !label || !tooltip || max <= min) return null;
  return (
    <Island
      of={priceSlider}
      props={{
        id,
        label,
        min,
        max,
        step: pricing.slider_step || 1,
        tooltip,
        monthly: plan.monthly,
        yearly: plan.yearly ?? plan.monthly,
        includedUsers: plan.included_users,
        extraUserPrice: plan.extra_user_price,
        htmlLang: locale.htmlLang,
        currency: pricing.currency || locale.currency,
      }}
    />
  );
}
