import type { ReactNode } from 'react';
import styles from './Aside.module.css';

interface AsideProps {
  /** The form, or the way to get the thing. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** What a page tells, and beside it, in sight all the while, what one may do. On phones the doing comes first. */
export function Aside({ aside, children }: AsideProps) {
  return (
    <section className={styles.section} data-theme="light">
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
