import { fillIn } from '../../rules/fill-in.ts';
import { quantityOf } from '../../rules/quantity.ts';
import type { PriceSliderProps } from './contract.ts';

/**
 * Fills in a sentence of the price slider, with number and price in the locale's notation: `12 people, £108 a month`.
 */
export function costSentence(
  text: string,
  people: number,
  amount: number,
  { htmlLang, currency }: Pick<PriceSliderProps, 'htmlLang' | 'currency'>,
): string {
  const money = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return fillIn(text, { count: quantityOf(people, htmlLang), amount: money.format(amount) });
}
