import type { ReactNode } from 'react';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import styles from './TextInput.module.css';

interface TextInputProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** Which keys a phone shows first. */
  readonly inputMode?: 'decimal' | 'numeric';
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** The field a dialog opens on. Nowhere else: a page that takes the focus loses its reader. */
  readonly isFirst?: boolean;
  /** The error line is there, hidden, before there is an error: in an island, whose page has the styles and icons of its first markup. */
  readonly keepsErrorLine?: boolean;
  readonly defaultValue?: string;
  readonly isReadOnly?: boolean;
  /** A button joined to its end. */
  readonly action?: ReactNode;
}

/** The one text field of the site: 40 px high, white in every theme, its label always in sight. */
export function TextInput(props: TextInputProps) {
  const { action } = props;
  return (
    <Field {...props}>
      {action ? (
        <div className={styles.joined}>
          <Input {...props} />
          {action}
        </div>
      ) : (
        <Input {...props} />
      )}
    </Field>
  );
}

function Input({ type = 'text', isReadOnly, isFirst, ...rest }: TextInputProps) {
  return (
    <input
      {...fieldAttributes(rest)}
      className={inputClass(rest, isReadOnly && styles.readOnly)}
      type={type}
      inputMode={rest.inputMode}
      autoComplete={rest.autoComplete}
      maxLength={rest.maxLength}
      placeholder={rest.placeholder}
      defaultValue={rest.defaultValue}
      // biome-ignore lint/a11y/noAutofocus: asked for by a dialog, where HTML wants the first field marked
      autoFocus={isFirst}
      readOnly={isReadOnly}
    />
  );
}
