import type { IslandContract } from '../island-contract.ts';

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

export interface PriceSliderProps {
  /** Unique on the page. */
  readonly id: string;
  /** What is counted: `People who spend`. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The sentence above the thumb: `{count} people, {amount} a month`. */
  readonly tooltip: string;
  /** Price for one person a month, by billing cycle. */
  readonly monthly: number;
  readonly yearly: number;
  readonly includedUsers: number | null;
  readonly extraUserPrice: number | null;
  /** Up to so many people the free plan suffices. */
  readonly freePeople: number;
  /** Remarks on the plan's card, with `{count}` people and `{amount}`, by billing cycle: they follow the slider. */
  readonly notes: Readonly<Record<BillingCycle, string | null>>;
  readonly htmlLang: string;
  readonly currency: string;
}

/** Loaded before the first interaction: a price that lags behind the thumb is worse than none. */
export const priceSlider: IslandContract<'price-slider', PriceSliderProps> = { name: 'price-slider', load: 'visible' };
