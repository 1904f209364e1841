import { keyed } from '../../components/keyed.ts';
import { Figure } from './Figure.tsx';
import styles from './Sheet.module.css';

interface BlankProps {
  readonly children: string;
  /** True if a missing value is shown as a line to write on. */
  readonly isOpen: boolean;
  /** The number of lines to write on. */
  readonly lines?: 1 | 2 | 3;
}

/** A typed value, or a line to write on: visitors fill in a paper that was printed empty by hand. */
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
