import { useEffect, useRef, useState } from 'react';
import { planPrice } from '../../rules/plan-price.ts';
import { fillIn } from '../../rules/tools/fill-in.ts';
import { type BillingCycle, useBillingCycle } from './billing-cycle.ts';
import type { PriceSliderProps } from './contract.ts';
import styles from './PriceSlider.module.css';

/** From a number of people to the price of a month. The sentence that says it follows the thumb. */
export function PriceSlider(props: PriceSliderProps) {
  const { id, label, min, max, step } = props;
  const root = useRef<HTMLDivElement>(null);
  const [people, setPeople] = usePeople(root, startOf(props));
  const sentence = sentenceOf(props, people, useBillingCycle(root));
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
          defaultValue={startOf(props)}
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

/** Where the thumb stands at first. The style sheet knows it too: nothing moves when the script arrives. */
const startShare = 0.37;

function startOf({ min, max, step }: PriceSliderProps): number {
  return min + Math.round(((max - min) * startShare) / step) * step;
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

function sentenceOf(props: PriceSliderProps, people: number, cycle: BillingCycle): string {
  const { htmlLang, currency } = props;
  const money = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return fillIn(props.tooltip, {
    count: new Intl.NumberFormat(htmlLang).format(people),
    amount: money.format(planPrice({ ...props, amount: props[cycle] }, people)),
  });
}
