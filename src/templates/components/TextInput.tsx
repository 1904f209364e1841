import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './TextInput.module.css';

interface TextInputProps {
  /** One of its kind on the page: label, hint and error are tied to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean;
  /** The field a dialog opens on. Nowhere else: a page that takes the focus loses its reader. */
  readonly isFirst?: boolean;
  readonly hint?: string | undefined;
  /** The line below; the field is marked as wrong while there is one. */
  readonly error?: ReactNode;
  readonly defaultValue?: string;
  /** Read-only with a button that copies the value; both texts are shown one after the other. */
  readonly copyable?: { readonly label: string; readonly copied: string };
}

/** The one text field of the site: 40 px high, white in every theme, its label always in sight. */
export function TextInput(props: TextInputProps) {
  const { id, label, isRequired = false, hint, error, copyable } = props;
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
      {copyable ? (
        <div className={styles.copyable}>
          <Input {...props} />
          <button type="button" className={styles.copy} data-copies={id} data-copied={copyable.copied}>
            <Icon name="copy" />
            {copyable.label}
          </button>
        </div>
      ) : (
        <Input {...props} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
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

function Input({ id, name, type = 'text', hint, error, isRequired, isFirst, copyable, ...rest }: TextInputProps) {
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <input
      className={styles.input}
      id={id}
      name={name}
      type={type}
      autoComplete={rest.autoComplete}
      placeholder={rest.placeholder}
      defaultValue={rest.defaultValue}
      required={isRequired}
      // biome-ignore lint/a11y/noAutofocus: asked for by a dialog, where HTML wants the first field marked
      autoFocus={isFirst}
      readOnly={copyable !== undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptions || undefined}
    />
  );
}
