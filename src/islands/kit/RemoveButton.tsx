import { Icon } from '../../components/Icon.tsx';
import styles from './Rows.module.css';

interface RemoveButtonProps {
  readonly id: string;
  readonly label: string;
  /** True for the last line of a list: it can't be removed. */
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** A button that removes a line from a list. */
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
