import { planPrice } from '../../../islands/price-slider/plan-price.ts';
import { fillIn } from '../../../rules/fill-in.ts';
import type { Formatters } from '../../page-context.ts';
import type { PriceNotes } from './Price.tsx';
import { type PlanChoice, type Pricing, paidPlan } from './plan-choices.ts';

/**
 * The price of a plan for the smallest and the largest team of a range, as the slider's sentence: `4–20 people,
 * £36–£180 a month`. Returns undefined for a plan without a price per person.
 */
export function priceRange(choice: PlanChoice, pricing: Pricing, format: Formatters): PriceNotes | undefined {
  const { plan, from, to } = choice;
  const { tooltip, currency } = pricing;
  if (!tooltip || to === undefined || plan !== paidPlan(pricing.plans)) return undefined;
  const sentence = (amount: number | null) => {
    if (amount === null) return null;
    const rate = { amount, includedUsers: plan.included_users, extraUserPrice: plan.extra_user_price };
    const money = (people: number) => format.money(planPrice(rate, people), { whole: true, currency });
    return fillIn(tooltip, {
      count: format.quantityRange(from, to),
      amount: `${money(from)}–${money(to)}`,
    });
  };
  return { monthly: sentence(plan.monthly), yearly: sentence(plan.yearly) };
}
