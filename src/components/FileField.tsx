import { lineId } from '../rules/markup.ts';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import styles from './FileField.module.css';

interface FileFieldProps extends FieldProps {
  /** The types of file that the browser offers, as in HTML's `accept`. */
  readonly accept: string;
}

/**
 * A field for one of the visitor's files. The browser itself draws the button and the file name, in its own language.
 * That a file is too large or of another type becomes known only after the choice, so the error line is in the markup
 * from the start.
 */
export function FileField({ accept, ...field }: FileFieldProps) {
  return (
    <Field {...field} hasErrorLine>
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
