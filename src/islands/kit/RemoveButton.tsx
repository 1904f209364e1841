import { Icon } from '../../components/Icon.tsx';
import styles from './Rows.module.css';

interface RemoveButtonProps {
  readonly id: string;
  readonly label: string;
  /** True if the row is the only one of its list. A list always has at least one row. */
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** A button that removes a row of fields from a list. */
export function RemoveButton({ id, label, isDisabled, onClick }: RemoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.remove}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name="bin" />
    </button>
  );
}
