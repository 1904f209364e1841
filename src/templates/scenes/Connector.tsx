import { classNames } from '../../components/class-names.ts';
import styles from './Connector.module.css';

/** A line from a figure to the same one elsewhere; where it lies is the caller's. */
export function Connector({ className }: { readonly className: string | undefined }) {
  return <i className={classNames(styles.connector, className)} />;
}
