import type { IslandContract } from '../island-contract.ts';

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

export interface PriceSliderProps {
  /** One of its kind on the page. */
  readonly id: string;
  /** What is counted: `People who spend`. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The sentence above the thumb: `{count} people, {amount} a month`. */
  readonly tooltip: string;
  /** For one person a month, by billing cycle. */
  readonly monthly: number;
  readonly yearly: number;
  readonly includedUsers: number | null;
  readonly extraUserPrice: number | null;
  /** Up to so many people another plan costs nothing. */
  readonly freePeople: number;
  /** What the plan's card says of `{count}` people and their `{amount}`, by billing cycle: it follows the thumb too. */
  readonly notes: Readonly<Record<BillingCycle, string | null>>;
  readonly htmlLang: string;
  readonly currency: string;
}

/** It waits to be seen: a price that lags behind the thumb is worse than none. */
export const priceSlider: IslandContract<'price-slider', PriceSliderProps> = { name: 'price-slider', load: 'visible' };
