import { lineId } from '../rules/markup.ts';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import styles from './FileField.module.css';

interface FileFieldProps extends FieldProps {
  /** File types the browser offers, as in the attribute `accept`. */
  readonly accept: string;
}

/**
 * A field for a file. The button and the name beside it are the browser's own, in the browser's language. Size and type are
 * checked once a file is chosen, so the error line is in the markup from the start.
 */
export function FileField({ accept, ...field }: FileFieldProps) {
  return (
    <Field {...field} keepsErrorLine>
      <input
        {...fieldAttributes(field)}
        aria-errormessage={lineId(field.id, 'error')}
        className={inputClass(field, styles.file)}
        type="file"
        accept={accept}
      />
    </Field>
  );
}
