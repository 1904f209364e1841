import { usePage } from '../page-context.ts';
import styles from './EmptyList.module.css';

/** The text that replaces a list without entries. */
export function EmptyList() {
  return <p className={styles.empty}>{usePage().string('list_empty')}</p>;
}
