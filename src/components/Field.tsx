import type { ReactNode } from 'react';
import { lineId } from '../rules/markup.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './TextInput.module.css';

/** The properties that every form field has, whatever its control. */
export interface FieldProps {
  /** The id of the control, unique on the page. The label, the hint and the error refer to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: string | undefined;
  /** The id of a text outside the field that a screen reader reads with it, after the hint. */
  readonly describedBy?: string | undefined;
  /** The error below the field. A field with an error is marked as invalid. */
  readonly error?: ReactNode;
  /**
   * The message that is shown below the field as long as the browser finds the field invalid. No script is needed to
   * show it.
   */
  readonly validationMessage?: string | undefined;
}

type FrameProps = Omit<FieldProps, 'name' | 'isDisabled'> & {
  /** True if the line for the error is in the markup, hidden and empty, before there is an error. */
  readonly hasErrorLine?: boolean | undefined;
  readonly children: ReactNode;
};

/** A control with a visible label above it, and with its error and its hint below. */
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

/**
 * The asterisk of a required field. Screen readers skip it, because they announce the control's `required` attribute.
 */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

type NotesProps = Pick<FrameProps, 'id' | 'hint' | 'error' | 'validationMessage' | 'hasErrorLine'>;

/** The lines below a field: an error or a message that may become visible, then the hint. */
export function FieldNotes({ id, hint, error, validationMessage, hasErrorLine }: NotesProps) {
  return (
    <>
      {(error || validationMessage || hasErrorLine) && (
        <p
          id={lineId(id, 'error')}
          className={classNames(styles.error, validationMessage && styles.validationMessage)}
          role="alert"
          hidden={!error}
        >
          <Icon name="warning" size={16} />
          <span>{error || validationMessage}</span>
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

/** The CSS classes of a text field. `own` adds the classes of another kind of control or of a state. */
export function inputClass({ isDisabled }: Pick<FieldProps, 'isDisabled'>, own?: string | false): string | undefined {
  return classNames(styles.input, isDisabled && styles.disabled, own);
}

/**
 * The attributes that connect a control with the lines below it. A validation message is referred to by
 * `aria-errormessage` and not by `aria-describedby`, so that screen readers read it only while the field is invalid.
 */
export function fieldAttributes({
  id,
  name,
  isRequired,
  isDisabled,
  hint,
  describedBy,
  error,
  validationMessage,
}: Omit<FieldProps, 'label'>) {
  const descriptions = [error && lineId(id, 'error'), hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: isRequired,
    disabled: isDisabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions || undefined,
    'aria-errormessage': validationMessage && !error ? lineId(id, 'error') : undefined,
  };
}
