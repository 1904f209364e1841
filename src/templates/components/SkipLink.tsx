import { usePage } from '../page-context.ts';
import styles from './SkipLink.module.css';

/** The first link that the keyboard reaches on a page. It is visible only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {usePage().string('skip_to_content')}
    </a>
  );
}
