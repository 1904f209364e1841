import { keyed } from '../../components/keyed.ts';
import { Figure } from './Figure.tsx';
import styles from './Sheet.module.css';

interface BlankProps {
  readonly children: string;
  /** True if a missing value is shown as blank lines to write on. Otherwise it is not shown at all. */
  readonly isOpen: boolean;
  /** The number of blank lines that are shown for a missing value. */
  readonly lines?: 1 | 2 | 3;
}

/** A value on a sheet, or blank lines in its place: visitors can print an empty sheet and fill it in by hand. */
export function Blank({ children, isOpen, lines = 1 }: BlankProps) {
  const rules = isOpen ? keyed(Array(lines).fill('')) : [];
  return (
    <span className={styles.lines}>
      {children === '' ? (
        rules.map(({ key }) => <span key={key} className={styles.blank} />)
      ) : (
        <Figure>{children}</Figure>
      )}
    </span>
  );
}
