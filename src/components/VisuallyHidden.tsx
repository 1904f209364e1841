import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen; in sight they would repeat what is seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
