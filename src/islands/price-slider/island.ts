import type { PriceSliderProps } from './contract.ts';
import { followSlider } from './follow-slider.ts';

/** Signals follow the rendered markup as it is, so that a page of prices loads no React. */
export async function hydrate(root: Element, props: PriceSliderProps): Promise<() => void> {
  return followSlider(root, props);
}
