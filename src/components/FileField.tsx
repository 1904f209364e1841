import { lineId } from '../rules/markup.ts';
import { Field, type FieldProps, fieldAttributes, inputClass } from './Field.tsx';
import styles from './FileField.module.css';

interface FileFieldProps extends FieldProps {
  /** Kinds of file the browser offers, as in `accept`. */
  readonly accept: string;
}

/**
 * A file of the reader's. The button and the name beside it are the browser's own, in the browser's language. Too large or of
 * another kind it is only found once it was chosen: the line that says so waits.
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
