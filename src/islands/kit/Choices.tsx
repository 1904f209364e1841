import styles from './Choices.module.css';
import { Figure } from './Figure.tsx';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** A short explanation of the choice. */
  readonly remark?: string;
}

interface ChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly defaultValue: string | undefined;
}

/** A group of choices. They are radio buttons, so that visitors can change the choice with the arrow keys. */
export function Choices({ name, label, choices, defaultValue }: ChoicesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, text, remark }) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <Figure>{text}</Figure>
            {remark && <span className={styles.remark}>{remark}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
