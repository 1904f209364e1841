import styles from './Choice.module.css';
import { classNames } from './class-names.ts';
import { FieldNotes, type FieldProps, fieldAttributes, RequiredMark } from './Field.tsx';
import { keyed } from './keyed.ts';
import field from './TextInput.module.css';

/** A choice of a field: its visible text and the value that the form sends. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

interface RadioGroupProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** The preselected value. Without it no radio button is selected. */
  readonly defaultValue?: string;
}

/** A group of radio buttons, for two or three choices that a list would hide. */
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
