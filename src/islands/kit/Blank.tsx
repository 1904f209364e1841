import { keyed } from '../../components/keyed.ts';
import { Figure } from './Figure.tsx';
import styles from './Sheet.module.css';

interface BlankProps {
  readonly children: string;
  /** Shows the line to write on while there is nothing. */
  readonly isOpen: boolean;
  /** Lines to write on. */
  readonly lines?: 1 | 2 | 3;
}

/** What was typed, or a line to write on: a paper printed empty is filled in by hand. */
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
