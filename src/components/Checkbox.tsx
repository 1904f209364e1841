import type { ReactNode } from 'react';
import styles from './Choice.module.css';
import { FieldNotes, type FieldProps, fieldAttributes, RequiredMark } from './Field.tsx';
import field from './TextInput.module.css';

type CheckboxProps = Omit<FieldProps, 'label'> & {
  readonly isChecked?: boolean;
  /** The label. A press on it ticks the box. */
  readonly children: ReactNode;
};

/** A checkbox that sends `true`. Without `isChecked` it is never ticked in advance. */
export function Checkbox({ isChecked, children, ...rest }: CheckboxProps) {
  return (
    <div className={field.field}>
      <label className={styles.choice}>
        <input
          {...fieldAttributes(rest)}
          className={styles.box}
          type="checkbox"
          value="true"
          defaultChecked={isChecked}
        />
        <span className={styles.words}>
          {children}
          {rest.isRequired && <RequiredMark />}
        </span>
      </label>
      <FieldNotes {...rest} />
    </div>
  );
}
