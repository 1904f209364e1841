import { planPrice } from '../../../islands/price-slider/plan-price.ts';
import { fillIn } from '../../../rules/fill-in.ts';
import type { Formatters } from '../../page-context.ts';
import type { PriceNotes } from './Price.tsx';
import { examplePeople, type PricePlan, type Pricing } from './plan-choices.ts';

/**
 * A plan's notes with `{count}` and `{amount}` filled in for a number of people, which is the slider's initial one
 * unless the slice has its own. A note without these placeholders stays as it is.
 */
export function priceExample(
  plan: PricePlan,
  pricing: Pricing,
  format: Formatters,
  people: number = examplePeople(pricing),
): PriceNotes {
  const filled = (note: string | null, amount: number | null) => {
    if (note === null || amount === null) return note;
    const rate = { amount, includedUsers: plan.included_users, extraUserPrice: plan.extra_user_price };
    return fillIn(note, {
      count: format.quantity(people),
      amount: format.money(planPrice(rate, people), { whole: true, currency: pricing.currency }),
    });
  };
  return { monthly: filled(plan.note, plan.monthly), yearly: filled(plan.note_yearly, plan.yearly) };
}
