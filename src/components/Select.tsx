import type { ReactNode } from 'react';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

interface SelectProps extends FieldProps {
  readonly autoComplete?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** The `<option>` elements. If the first option is empty and `isRequired` is set, the visitor must choose. */
  readonly children: ReactNode;
}

/** A list to choose from that looks like a text field. The operating system draws the open list. */
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
