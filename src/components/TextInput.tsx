import type { ReactNode } from 'react';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import styles from './TextInput.module.css';

interface TextInputProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** The keyboard that a phone shows. */
  readonly inputMode?: 'decimal' | 'numeric';
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /**
   * True for the first field of a dialog: the browser focuses it when the dialog opens. A field of a page never takes
   * the focus by itself.
   */
  readonly isFirst?: boolean;
  /**
   * True if the line for the error is in the markup, hidden, before there is an error. Islands need this: a page
   * contains only the styles and icons that its prerendered markup uses.
   */
  readonly hasErrorLine?: boolean;
  readonly defaultValue?: string;
  readonly isReadOnly?: boolean;
  /**
   * The unit of what the field counts, shown inside the field at its end: `£`, `days`. Screen readers read it with the
   * label.
   */
  readonly unit?: ReactNode;
  /** A button that is joined to the end of the field. */
  readonly action?: ReactNode;
  /** Called when the visitor leaves the field. */
  readonly onLeave?: (input: HTMLInputElement) => void;
}

/** The site's text field: 40 px high, white in every theme, with a label that is always visible. */
export function TextInput(props: TextInputProps) {
  const { id, action, unit } = props;
  return (
    <Field {...props}>
      {action && (
        <div className={styles.joined}>
          <Input {...props} />
          {action}
        </div>
      )}
      {unit && (
        <div className={styles.measured}>
          <Input {...props} describedBy={unitId(id)} />
          <span id={unitId(id)} className={styles.unit}>
            {unit}
          </span>
        </div>
      )}
      {!action && !unit && <Input {...props} />}
    </Field>
  );
}

function unitId(id: string): string {
  return `${id}-unit`;
}

function Input({ type = 'text', isReadOnly, isFirst, onLeave, ...rest }: TextInputProps) {
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
      // biome-ignore lint/a11y/noAutofocus: only dialogs set it, and HTML recommends it for their first field
      autoFocus={isFirst}
      readOnly={isReadOnly}
      onBlur={onLeave && (({ currentTarget }) => onLeave(currentTarget))}
    />
  );
}
