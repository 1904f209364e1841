import type { DocumentOf } from '../../../content/content-source.ts';
import { sliderStart } from '../../../islands/price-slider/slider-start.ts';

export type Pricing = DocumentOf<'pricing'>['data'];
export type PricePlan = Pricing['plans'][number];

/** Names of company sizes by number of people, which `PlanPicker.module.css` repeats. */
const sizes = ['fewest', 'few', 'many', 'most'] as const;

/** A range of numbers of people, and the plan for it. */
export interface PlanChoice {
  readonly size: (typeof sizes)[number];
  readonly from: number;
  /** The largest number of people in the range. Undefined if the range has no upper end. */
  readonly to: number | undefined;
  readonly plan: PricePlan;
}

/** The largest number of people in a small team; a team with more people counts as large. */
const smallTeam = 20;

/**
 * Matches plans with ranges of company sizes. The first range has the free plan, for the people that the plan includes.
 * Small and large teams have the plan with a price per person. Companies above the slider's maximum have the plan
 * without a price. A range whose plan is missing is left out.
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

/** The plan whose price depends on the number of people. */
export function paidPlan(plans: readonly PricePlan[]): PricePlan | undefined {
  return plans.find(({ monthly, included_users: included }) => monthly && !included);
}

/** The largest number of people for whom the free plan is enough. 0 if there is no free plan. */
export function freePeople(plans: readonly PricePlan[]): number {
  return plans.find(({ monthly, included_users: included }) => monthly === 0 && included)?.included_users ?? 0;
}

/** The slider's range of people. If the content has no maximum, `max` is 0 and no slider is shown. */
export function sliderRange({ slider_min: min, slider_max: max, slider_step: step }: Pricing) {
  return { min: min ?? 1, max: max ?? 0, step: step || 1 };
}

/** The slider's initial number of people, or the size of a small team if there is no slider. */
export function examplePeople(pricing: Pricing): number {
  const range = sliderRange(pricing);
  return range.max > range.min ? sliderStart(range) : smallTeam;
}
