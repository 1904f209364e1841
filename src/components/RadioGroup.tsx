import styles from './Choice.module.css';
import { classNames } from './class-names.ts';
import { FieldNotes, type FieldProps, fieldAttributes, RequiredMark } from './Field.tsx';
import { keyed } from './keyed.ts';
import field from './TextInput.module.css';

/** One of a field's choices: what is read, and what is sent. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

interface RadioGroupProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** The value chosen at first; none unless given. */
  readonly defaultValue?: string;
}

/** One of a few, all in sight: for two or three, where a list would hide them. */
export function RadioGroup({ label, choices, defaultValue, ...rest }: RadioGroupProps) {
  const { id, name, isRequired, isDisabled } = rest;
  const { 'aria-describedby': description } = fieldAttributes(rest);
  return (
    <fieldset id={id} aria-describedby={description} className={classNames(field.field, styles.group)}>
      <legend className={classNames(field.label, styles.legend)}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className={styles.options}>
        {keyed(choices).map(({ key, item }) => (
          <label key={key} className={styles.choice}>
            <input
              id={`${id}-${key}`}
              className={styles.box}
              type="radio"
              name={name}
              value={item.value}
              required={isRequired}
              disabled={isDisabled}
              defaultChecked={item.value === defaultValue}
            />
            <span className={styles.words}>{item.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...rest} />
    </fieldset>
  );
}
