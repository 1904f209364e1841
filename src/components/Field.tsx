import type { ReactNode } from 'react';
import { lineId } from '../rules/markup.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './TextInput.module.css';

/** Props that every kind of field takes. */
export interface FieldProps {
  /** Unique on the page: label, hint and error refer to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: string | undefined;
  /** Text of the error line. A field with an error is marked as wrong. */
  readonly error?: ReactNode;
  /** Text of the error line while the browser itself finds the field invalid; works without a script. */
  readonly complaint?: string | undefined;
}

type FrameProps = Omit<FieldProps, 'name' | 'isDisabled'> & {
  /** True: the markup has a hidden, empty error line for a later error. */
  readonly keepsErrorLine?: boolean | undefined;
  readonly children: ReactNode;
};

/** A control with its label above, and error and hint below. */
export function Field({ id, label, isRequired, children, ...below }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} {...below} />
    </div>
  );
}

/** For sighted readers only: screen readers announce `required` of the control. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

type NotesProps = Pick<FrameProps, 'id' | 'hint' | 'error' | 'complaint' | 'keepsErrorLine'>;

/** The lines below a field: the error line, which may be hidden, then the hint. */
export function FieldNotes({ id, hint, error, complaint, keepsErrorLine }: NotesProps) {
  return (
    <>
      {(error || complaint || keepsErrorLine) && (
        <p
          id={lineId(id, 'error')}
          className={classNames(styles.error, complaint && styles.foretold)}
          role="alert"
          hidden={!error}
        >
          <Icon name="warning" size={16} />
          <span>{error || complaint}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Classes of a text field, with those that another kind of control adds. */
export function inputClass({ isDisabled }: Pick<FieldProps, 'isDisabled'>, own?: string | false): string | undefined {
  return classNames(styles.input, isDisabled && styles.disabled, own);
}

/**
 * The attributes of a control, with references to its lines. A complaint is an error message and no description: screen
 * readers read it only while the field is invalid.
 */
export function fieldAttributes({
  id,
  name,
  isRequired,
  isDisabled,
  hint,
  error,
  complaint,
}: Omit<FieldProps, 'label'>) {
  const descriptions = [error && lineId(id, 'error'), hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: isRequired,
    disabled: isDisabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions || undefined,
    'aria-errormessage': complaint && !error ? lineId(id, 'error') : undefined,
  };
}
