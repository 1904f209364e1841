import type { DocumentOf } from '../../../content/content-source.ts';
import { sliderStart } from '../../../islands/price-slider/slider-start.ts';

export type Pricing = DocumentOf<'pricing'>['data'];
export type PricePlan = Pricing['plans'][number];

/** How many people, by size. The style sheet knows these names. */
const sizes = ['fewest', 'few', 'many', 'most'] as const;

/** So many people, and the plan for them. */
export interface PlanChoice {
  readonly size: (typeof sizes)[number];
  readonly from: number;
  /** Undefined: there is no upper end. */
  readonly to: number | undefined;
  readonly plan: PricePlan;
}

/** A small team ends here, and a large one begins. */
const smallTeam = 20;

/**
 * Four answers from three plans: the free one for as many as it includes, the one paid by the person for small teams and
 * for large ones, and beyond the slider's end the one that is talked about. A plan that is missing is not answered.
 */
export function planChoices({ plans, slider_max: sliderMax }: Pricing): PlanChoice[] {
  const free = plans.find(({ included_users }) => included_users);
  const paid = paidPlan(plans);
  const included = free?.included_users ?? 0;
  const largest = Math.max(sliderMax ?? 60, smallTeam + 1);
  const choices: readonly (Omit<PlanChoice, 'plan'> & { plan: PricePlan | undefined })[] = [
    { size: 'fewest', from: 1, to: included, plan: free },
    { size: 'few', from: included + 1, to: smallTeam, plan: paid },
    { size: 'many', from: smallTeam + 1, to: largest, plan: paid },
    { size: 'most', from: largest + 1, to: undefined, plan: plans.find(({ monthly }) => monthly === null) },
  ];
  return choices.filter((choice): choice is PlanChoice => choice.plan !== undefined);
}

/** The plan whose price depends on how many people there are. */
export function paidPlan(plans: readonly PricePlan[]): PricePlan | undefined {
  return plans.find(({ monthly, included_users: included }) => monthly && !included);
}

/** Up to so many people the plan that costs nothing is enough; 0 without such a plan. */
export function freePeople(plans: readonly PricePlan[]): number {
  return plans.find(({ monthly, included_users: included }) => monthly === 0 && included)?.included_users ?? 0;
}

/** How many people the slider asks about. Without an end in the content its maximum is 0: there is no slider. */
export function sliderRange({ slider_min: min, slider_max: max, slider_step: step }: Pricing) {
  return { min: min ?? 1, max: max ?? 0, step: step || 1 };
}

/** As many people as the slider begins with; a small team where there is none. */
export function examplePeople(pricing: Pricing): number {
  const range = sliderRange(pricing);
  return range.max > range.min ? sliderStart(range) : smallTeam;
}
