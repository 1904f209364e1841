import { keyed } from '../../templates/components/keyed.ts';
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
  if (children !== '') return <Figure className={styles.lines}>{children}</Figure>;
  return isOpen && keyed(Array(lines).fill('')).map(({ key }) => <span key={key} className={styles.blank} />);
}
