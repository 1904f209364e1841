import type { PriceSliderProps } from './contract.ts';
import styles from './PriceSlider.module.css';
import { sliderSentence } from './slider-sentence.ts';
import { sliderStart } from './slider-start.ts';

/**
 * A slider with which visitors choose a number of people. A sentence with the monthly price moves with the thumb
 * (`follow-slider.ts`).
 */
export function PriceSlider(props: PriceSliderProps) {
  const { id, label, min, max, step } = props;
  const start = sliderStart(props);
  const sentence = sliderSentence(props, start, 'yearly');
  return (
    <div className={styles.field} data-print="no">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stage}>
        {/* The live region is off, because screen readers get the text from the slider. */}
        <output className={styles.tooltip} htmlFor={id} aria-live="off">
          {sentence}
        </output>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={min}
          max={max}
          step={step}
          defaultValue={start}
          aria-valuetext={sentence}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  );
}
