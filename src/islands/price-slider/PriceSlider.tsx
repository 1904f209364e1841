import { useEffect, useRef, useState } from 'react';
import { useBillingCycle } from './billing-cycle.ts';
import { useCardNotes } from './card-notes.ts';
import type { BillingCycle, PriceSliderProps } from './contract.ts';
import { costSentence } from './cost-sentence.ts';
import styles from './PriceSlider.module.css';
import { planPrice } from './plan-price.ts';
import { sliderStart } from './slider-start.ts';

/** A slider with which visitors choose a number of people. A sentence with the monthly price moves with the thumb. */
export function PriceSlider(props: PriceSliderProps) {
  const { id, label, min, max, step } = props;
  const root = useRef<HTMLDivElement>(null);
  const [people, setPeople] = usePeople(root, sliderStart(props));
  const sentence = sentenceOf(props, people, useBillingCycle(root));
  useCardNotes(root, props, people);
  useEffect(() => {
    root.current?.style.setProperty('--at', String((people - min) / (max - min)));
  }, [people, min, max]);
  return (
    <div ref={root} className={styles.field} data-print="no">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stage}>
        {/* The live region is off, because screen readers get the text from the slider. Hydration accepts a
            different text, because two versions of Intl may use different kinds of space. */}
        <output className={styles.tooltip} htmlFor={id} aria-live="off" suppressHydrationWarning>
          {sentence}
        </output>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={min}
          max={max}
          step={step}
          defaultValue={sliderStart(props)}
          aria-valuetext={sentence}
          suppressHydrationWarning
          onChange={(event) => setPeople(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  );
}

/**
 * Reads the slider's position after hydration: the visitor may have moved the slider before, or the browser may have
 * restored an earlier position.
 */
function usePeople(root: { readonly current: Element | null }, start: number) {
  const [people, setPeople] = useState(start);
  useEffect(() => {
    const moved = root.current?.querySelector('input')?.valueAsNumber;
    if (moved !== undefined) setPeople(moved);
  }, [root]);
  return [people, setPeople] as const;
}

/**
 * The sentence with the lowest price for a number of people. The price is zero while a free plan is enough for them.
 */
function sentenceOf(props: PriceSliderProps, people: number, cycle: BillingCycle): string {
  const amount = people <= props.freePeople ? 0 : planPrice({ ...props, amount: props[cycle] }, people);
  return costSentence(props.tooltip, people, amount, props);
}
