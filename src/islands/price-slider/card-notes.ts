import { type RefObject, useEffect } from 'react';
import { noteAttribute, selectorOf } from '../../rules/markup.ts';
import { billingCycles, type PriceSliderProps } from './contract.ts';
import { costSentence } from './cost-sentence.ts';
import { planPrice } from './plan-price.ts';

/**
 * Updates the notes on the plan's card when the slider moves. The card is plain HTML outside the island, in the same
 * slice. `noteAttribute` marks the notes that change with the slider.
 */
export function useCardNotes(slider: RefObject<Element | null>, props: PriceSliderProps, people: number): void {
  useEffect(() => {
    const slice = slider.current?.closest('section');
    for (const cycle of billingCycles) {
      const line = slice?.querySelector(selectorOf(noteAttribute, cycle));
      const text = props.notes[cycle];
      if (!line || !text) continue;
      line.textContent = costSentence(text, people, planPrice({ ...props, amount: props[cycle] }, people), props);
    }
  }, [slider, props, people]);
}
