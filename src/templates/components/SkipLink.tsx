import { usePage } from '../page-context.ts';
import styles from './SkipLink.module.css';

/** The page's first stop for the keyboard, seen only when it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {usePage().string('skip_to_content')}
    </a>
  );
}
