import type { ReactNode } from 'react';
import styles from './Aside.module.css';

interface AsideProps {
  /** The form or the download link, shown beside the text. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * The text of a page, with a form or a download link in a sticky column beside it. On phones the column comes before
 * the text.
 */
export function Aside({ aside, children }: AsideProps) {
  return (
    <section className={styles.section} data-theme="light">
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
