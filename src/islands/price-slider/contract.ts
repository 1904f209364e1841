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
  /**
   * The price per month with monthly billing, for one person or for all included users. `yearly` is the price per month
   * with yearly billing.
   */
  readonly monthly: number;
  readonly yearly: number;
  readonly includedUsers: number | null;
  readonly extraUserPrice: number | null;
  /** The largest number of people for whom the free plan is enough: the slider shows a price of zero for them. */
  readonly freePeople: number;
  /**
   * The notes on the plan's card, by billing cycle. The slider fills in its number of people (`{count}`) and their
   * price (`{amount}`).
   */
  readonly notes: Readonly<Record<BillingCycle, string | null>>;
  readonly htmlLang: string;
  readonly currency: string;
}

/**
 * The slider's code loads when the slider becomes visible: visitors would be confused if the price lagged behind the
 * thumb.
 */
export const priceSlider: IslandContract<'price-slider', PriceSliderProps> = { name: 'price-slider', load: 'visible' };
