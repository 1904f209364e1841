import type { ReactNode } from 'react';
import { lineId } from '../rules/markup.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './TextInput.module.css';

/** What every field of a form may be told, whatever one fills it in with. */
export interface FieldProps {
  /** One of its kind on the page: label, hint and error are tied to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: string | undefined;
  /** The line below; the field is marked as wrong while there is one. */
  readonly error?: ReactNode;
  /** What the line below will say as soon as the browser itself finds the field wrong: no script is needed for it. */
  readonly complaint?: string | undefined;
}

type FrameProps = Omit<FieldProps, 'name' | 'isDisabled'> & {
  /** The error line is there, hidden and empty, before there is an error. */
  readonly keepsErrorLine?: boolean | undefined;
  readonly children: ReactNode;
};

/** A control with its label above, always in sight, and below it what is wrong and what helps. */
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

/** Seen, not read out: `required` on the control says it to those who listen. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

type NotesProps = Pick<FrameProps, 'id' | 'hint' | 'error' | 'complaint' | 'keepsErrorLine'>;

/** The lines below a field: the error that is or may come, then the hint. */
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

/** The looks of a text field, and what a control of another kind adds to them. */
export function inputClass({ isDisabled }: Pick<FieldProps, 'isDisabled'>, own?: string | false): string | undefined {
  return classNames(styles.input, isDisabled && styles.disabled, own);
}

/**
 * The attributes that tie a control to its lines. A complaint is an error message and no description: it is read out
 * only while the field is wrong.
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
