import styles from './fields.module.css';

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  /** At first. */
  readonly isChecked: boolean;
}

/** A box to tick. */
export function CheckField({ name, label, isChecked }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input className={styles.box} type="checkbox" name={name} value="on" defaultChecked={isChecked} />
      {label}
    </label>
  );
}
