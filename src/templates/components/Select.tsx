import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';
import input from './TextInput.module.css';

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
          className={classNames(input.input, styles.list)}
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
