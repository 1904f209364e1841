import type { PriceSliderProps } from './contract.ts';
import { followSlider } from './follow-slider.ts';

/**
 * Makes the rendered markup of the price slider interactive with signals alone, so that a page of prices loads no
 * React.
 */
export async function hydrate(root: Element, props: PriceSliderProps): Promise<() => void> {
  return followSlider(root, props);
}
