import { classNames } from '../../templates/components/class-names.ts';
import input from '../../templates/components/TextInput.module.css';
import styles from './fields.module.css';

interface TextAreaProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly rows: number;
  readonly defaultValue: string | undefined;
}

/** A text of several lines, in the looks of a text field. */
export function TextArea({ id, name, label, rows, defaultValue }: TextAreaProps) {
  return (
    <div className={input.field}>
      <label className={input.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={classNames(input.input, styles.area)}
        id={id}
        name={name}
        rows={rows}
        defaultValue={defaultValue}
      />
    </div>
  );
}
