import { priceSlider } from '../../../islands/price-slider/contract.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import { freePeople, type PricePlan, type Pricing, sliderRange } from './plan-choices.ts';

interface PeopleSliderProps {
  readonly id: string;
  readonly pricing: Pricing;
  readonly plan: PricePlan | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * A slider from a number of people to the monthly price. There is no markup if the plan has no monthly price, if its
 * label or tooltip is missing, or if the range is empty.
 */
export function PeopleSlider({ id, pricing, plan, ...range }: PeopleSliderProps) {
  const { locale } = usePage();
  const { slider_label: label, tooltip } = pricing;
  const whole = sliderRange(pricing);
  const min = range.min ?? whole.min;
  const max = range.max ?? whole.max;
  if (!plan?.monthly || !label || !tooltip || max <= min) return null;
  return (
    <Island
      of={priceSlider}
      props={{
        id,
        label,
        min,
        max,
        step: whole.step,
        tooltip,
        monthly: plan.monthly,
        yearly: plan.yearly ?? plan.monthly,
        includedUsers: plan.included_users,
        extraUserPrice: plan.extra_user_price,
        freePeople: freePeople(pricing.plans),
        notes: { monthly: plan.note, yearly: plan.note_yearly },
        htmlLang: locale.htmlLang,
        currency: pricing.currency || locale.currency,
      }}
    />
  );
}
