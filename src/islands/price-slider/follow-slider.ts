import { computed, effect } from '@preact/signals-core';
import { noteAttribute, selectorOf } from '../../rules/markup.ts';
import { signalFrom, sourceIn } from '../signal-from.ts';
import { billingCycleIn } from './billing-cycle.ts';
import { billingCycles, type PriceSliderProps } from './contract.ts';
import { costSentence } from './cost-sentence.ts';
import { planPrice } from './plan-price.ts';
import { sliderSentence } from './slider-sentence.ts';

/**
 * Makes the texts of a rendered price slider follow its thumb and the slice's billing cycle: the sentence above the
 * thumb, and the notes on the plan's card. Returns a function that stops this.
 */
export function followSlider(root: Element, props: PriceSliderProps): () => void {
  const slider = root.querySelector('input');
  const tooltip = root.querySelector('output');
  const slice = root.closest('section');
  if (!slider || !tooltip || !slice) return () => {};
  const { min, max } = props;
  const people = signalFrom(sourceIn(slider, 'input', () => slider.valueAsNumber));
  const cycle = billingCycleIn(slice);
  const sentence = computed(() => sliderSentence(props, people.value, cycle.value));
  const notes = cardNotes(slice, props);
  const ends = [
    effect(() => {
      setText(tooltip, sentence.value);
      slider.setAttribute('aria-valuetext', sentence.value);
    }),
    effect(() => slider.parentElement?.style.setProperty('--at', String((people.value - min) / (max - min)))),
    effect(() => {
      for (const { line, text, amount } of notes) {
        const price = planPrice({ ...props, amount }, people.value);
        setText(line, costSentence(text, people.value, price, props));
      }
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Sets a text unless it is there already: a live region must not announce the initial text, which is not new. */
function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * The notes on the plan's card that change with the slider, one for each billing cycle. The card is plain HTML outside
 * the island, in the same slice.
 */
function cardNotes(slice: Element, props: PriceSliderProps) {
  return billingCycles.flatMap((cycle) => {
    const line = slice.querySelector(selectorOf(noteAttribute, cycle));
    const text = props.notes[cycle];
    return line && text ? [{ line, text, amount: props[cycle] }] : [];
  });
}
