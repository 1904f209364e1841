import { type RefObject, useEffect } from 'react';
import type { PriceSliderProps } from './contract.ts';
import { costSentence } from './cost-sentence.ts';
import { planPrice } from './plan-price.ts';

/**
 * Keeps what the plan's card says in step with the slider. The card is plain HTML outside of the island, in the same
 * slice; its lines are marked with their billing cycle, `data-note`. A slice that says something else there has no mark.
 */
export function useCardNotes(slider: RefObject<Element | null>, props: PriceSliderProps, people: number): void {
  useEffect(() => {
    const slice = slider.current?.closest('section');
    for (const cycle of ['monthly', 'yearly'] as const) {
      const line = slice?.querySelector(`[data-note="${cycle}"]`);
      const text = props.notes[cycle];
      if (!line || !text) continue;
      line.textContent = costSentence(text, people, planPrice({ ...props, amount: props[cycle] }, people), props);
    }
  }, [slider, props, people]);
}
