import { classNames } from '../../templates/components/class-names.ts';
import { Icon } from '../../templates/components/Icon.tsx';
import input from '../../templates/components/TextInput.module.css';
import styles from './fields.module.css';

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly defaultValue: string | undefined;
}

/** One of a list, in the looks of a text field. */
export function SelectField({ id, name, label, options, defaultValue }: SelectFieldProps) {
  return (
    <div className={input.field}>
      <label className={input.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.select}>
        <select className={classNames(input.input, styles.list)} id={id} name={name} defaultValue={defaultValue}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
