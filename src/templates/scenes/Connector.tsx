import { classNames } from '../../components/class-names.ts';
import styles from './Connector.module.css';

/** A line between two places that show the same figure. The caller's class places it. */
export function Connector({ className }: { readonly className: string | undefined }) {
  return <i className={classNames(styles.connector, className)} />;
}
