import { Icon } from '../../components/Icon.tsx';
import styles from './Rows.module.css';

interface RemoveButtonProps {
  readonly id: string;
  readonly label: string;
  /** The last line of a list stays. */
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Takes a line out of a list. */
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
