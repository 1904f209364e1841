import { useEffect, useRef, useState } from 'react';
import { useBillingCycle } from './billing-cycle.ts';
import { useCardNotes } from './card-notes.ts';
import type { BillingCycle, PriceSliderProps } from './contract.ts';
import { costSentence } from './cost-sentence.ts';
import styles from './PriceSlider.module.css';
import { planPrice } from './plan-price.ts';
import { sliderStart } from './slider-start.ts';

/** From a number of people to the price of a month. The sentence that says it follows the thumb. */
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
        {/* The slider says the same to those who listen. Two versions of Intl may differ by a kind of space. */}
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

/** The slider may have been moved before the script arrived, or been restored by the browser. */
function usePeople(root: { readonly current: Element | null }, start: number) {
  const [people, setPeople] = useState(start);
  useEffect(() => {
    const moved = root.current?.querySelector('input')?.valueAsNumber;
    if (moved !== undefined) setPeople(moved);
  }, [root]);
  return [people, setPeople] as const;
}

/** What so many people cost at least: nothing, as long as there is a plan for them that is free. */
function sentenceOf(props: PriceSliderProps, people: number, cycle: BillingCycle): string {
  const amount = people <= props.freePeople ? 0 : planPrice({ ...props, amount: props[cycle] }, people);
  return costSentence(props.tooltip, people, amount, props);
}
