import type { KeyTextField } from '@prismicio/client';
import { Hour } from '../../../components/Hour.tsx';
import { keyed } from '../../../components/keyed.ts';
import styles from './Rail.module.css';
import { type DemoStep, radioId } from './step-fields.ts';

interface RailProps {
  readonly steps: readonly DemoStep[];
  /** The name of the radio buttons. */
  readonly name: string;
  readonly label: KeyTextField;
}

/** The hours of the steps on a ruler. The sun is on the hour of the chosen step. */
export function Rail({ steps, name, label }: RailProps) {
  return (
    <div className={styles.rail} role="radiogroup" aria-label={label || undefined} data-print="no">
      {keyed(steps).map(({ key, item }) => (
        <label key={key} className={styles.mark}>
          <input
            className={styles.choice}
            type="radio"
            name={name}
            id={radioId(name, key)}
            defaultChecked={key === 0}
            // The previous and next buttons are also labels of this radio button. Without `aria-labelledby` their texts
            // would be part of its name.
            aria-labelledby={`${radioId(name, key)}-name`}
          />
          <span id={`${radioId(name, key)}-name`}>
            {item.hour && <Hour className={styles.hour}>{item.hour}</Hour>} {item.label || item.heading || key + 1}
          </span>
        </label>
      ))}
    </div>
  );
}
