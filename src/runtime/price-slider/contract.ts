import { defineIsland } from '../islands/define-island.ts';

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
  readonly htmlLang: string;
  readonly currency: string;
}

/** It waits to be seen: a price that lags behind the thumb is worse than none. */
export const priceSlider = defineIsland<PriceSliderProps>('price-slider', {
  load: 'visible',
  component: async () => (await import('./PriceSlider.tsx')).PriceSlider,
});
