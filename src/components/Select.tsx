import type { ReactNode } from 'react';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

interface SelectProps extends FieldProps {
  readonly autoComplete?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** `<option>`s. An empty first one asks for a choice, and makes `isRequired` mean one. */
  readonly children: ReactNode;
}

/** One of a list, in the looks of a text field; the list itself is the system's. */
export function Select({ autoComplete, defaultValue, children, ...field }: SelectProps) {
  return (
    <Field {...field}>
      <div className={styles.select}>
        <select
          {...fieldAttributes(field)}
          className={inputClass(field, styles.list)}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
        >
          {children}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  );
}
