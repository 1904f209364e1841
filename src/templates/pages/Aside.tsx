import type { ReactNode } from 'react';
import styles from './Aside.module.css';

interface AsideProps {
  /** The form or the download link, shown beside the text. */
  readonly aside: ReactNode;
  /** True if the column is after the text on phones, for visitors who decide by the text. */
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/**
 * The text of a page, with a form or a download link in a sticky column beside it. On phones the column comes before
 * the text, or after it with `isLast`.
 */
export function Aside({ aside, isLast = false, children }: AsideProps) {
  const column = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <section className={styles.section} data-theme="light">
      {!isLast && column}
      <div className={styles.content}>{children}</div>
      {isLast && column}
    </section>
  );
}
