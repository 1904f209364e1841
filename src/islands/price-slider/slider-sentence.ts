import type { BillingCycle, PriceSliderProps } from './contract.ts';
import { costSentence } from './cost-sentence.ts';
import { planPrice } from './plan-price.ts';

/**
 * The sentence above the price slider's thumb, with the lowest price for a number of people. The price is zero while a
 * free plan is enough for them.
 */
export function sliderSentence(props: PriceSliderProps, people: number, cycle: BillingCycle): string {
  const amount = people <= props.freePeople ? 0 : planPrice({ ...props, amount: props[cycle] }, people);
  return costSentence(props.tooltip, people, amount, props);
}
