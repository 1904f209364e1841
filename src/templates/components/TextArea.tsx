import { classNames } from './class-names.ts';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';
import styles from './TextArea.module.css';
import input from './TextInput.module.css';

interface TextAreaProps extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number | undefined;
  readonly defaultValue?: string | undefined;
}

/** A text of several lines, in the looks of a text field; its height is the reader's. */
export function TextArea({ rows = 4, maxLength, defaultValue, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      <textarea
        {...fieldAttributes(field)}
        className={classNames(input.input, styles.area)}
        rows={rows}
        maxLength={maxLength}
        defaultValue={defaultValue}
      />
    </Field>
  );
}
