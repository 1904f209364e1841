import { usePage } from '../page-context.ts';
import styles from './EmptyList.module.css';

/** In the place of a list that has nothing at the moment. */
export function EmptyList() {
  return <p className={styles.empty}>{usePage().string('list_empty')}</p>;
}
