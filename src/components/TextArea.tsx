import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps extends FieldProps {
  readonly rows?: number;
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly defaultValue?: string | undefined;
}

/** A field for text of several lines that looks like a text field. The visitor can change its height. */
export function TextArea({ rows = 4, autoComplete, maxLength, defaultValue, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      <textarea
        {...fieldAttributes(field)}
        className={inputClass(field, styles.area)}
        rows={rows}
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={defaultValue}
      />
    </Field>
  );
}
