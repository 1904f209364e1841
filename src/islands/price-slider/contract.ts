import type { IslandContract } from '../island-contract.ts';

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

export interface PriceSliderProps {
  /** The slider's id, unique on the page. */
  readonly id: string;
  /** The slider's label, which names the counted people: `People who spend`. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The sentence above the thumb: `{count} people, {amount} a month`. */
  readonly tooltip: string;
  /** The price for one person per month, by billing cycle. */
  readonly monthly: number;
  readonly yearly: number;
  readonly includedUsers: number | null;
  readonly extraUserPrice: number | null;
  /** The largest number of people for whom another plan is free. */
  readonly freePeople: number;
  /**
   * The note on the plan's card for `{count}` people and their `{amount}`, by billing cycle. It changes with the
   * slider.
   */
  readonly notes: Readonly<Record<BillingCycle, string | null>>;
  readonly htmlLang: string;
  readonly currency: string;
}

/** The code loads when the slider becomes visible: a price that lags behind the thumb would confuse visitors. */
export const priceSlider: IslandContract<'price-slider', PriceSliderProps> = { name: 'price-slider', load: 'visible' };
