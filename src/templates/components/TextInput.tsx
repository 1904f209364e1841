import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './TextInput.module.css';

interface TextInputProps {
  /** One of its kind on the page: label, hint and error are tied to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** Which keys a phone shows first. */
  readonly inputMode?: 'decimal' | 'numeric';
  readonly autoComplete?: string;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean;
  /** The field a dialog opens on. Nowhere else: a page that takes the focus loses its reader. */
  readonly isFirst?: boolean;
  readonly hint?: string | undefined;
  /** The line below; the field is marked as wrong while there is one. */
  readonly error?: ReactNode;
  /** The line is there, hidden, before there is an error: in an island, whose page has the styles and icons of its first markup. */
  readonly keepsErrorLine?: boolean;
  readonly defaultValue?: string;
  readonly isReadOnly?: boolean;
  /** A button joined to its end. */
  readonly action?: ReactNode;
}

/** The one text field of the site: 40 px high, white in every theme, its label always in sight. */
export function TextInput(props: TextInputProps) {
  const { id, label, isRequired = false, hint, error, keepsErrorLine, action } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {action ? (
        <div className={styles.joined}>
          <Input {...props} />
          {action}
        </div>
      ) : (
        <Input {...props} />
      )}
      {(error || keepsErrorLine) && (
        <p id={`${id}-error`} className={styles.error} role="alert" hidden={!error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Input({ id, name, type = 'text', hint, error, isRequired, isReadOnly, isFirst, ...rest }: TextInputProps) {
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <input
      className={styles.input}
      id={id}
      name={name}
      type={type}
      inputMode={rest.inputMode}
      autoComplete={rest.autoComplete}
      placeholder={rest.placeholder}
      defaultValue={rest.defaultValue}
      required={isRequired}
      // biome-ignore lint/a11y/noAutofocus: asked for by a dialog, where HTML wants the first field marked
      autoFocus={isFirst}
      readOnly={isReadOnly}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptions || undefined}
    />
  );
}
