import { classNames } from '../../components/class-names.ts';
import styles from './Connector.module.css';

/** A line between two places that show the same figure. The CSS class from the caller sets the line's position. */
export function Connector({ className }: { readonly className: string | undefined }) {
  return <i className={classNames(styles.connector, className)} />;
}
