import type { ReactNode } from 'react';
import styles from './Aside.module.css';

interface AsideProps {
  /** The form, or the link to download. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The text of a page with a form or download beside it, which stays in sight. On phones it comes before the text. */
export function Aside({ aside, children }: AsideProps) {
  return (
    <section className={styles.section} data-theme="light">
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
