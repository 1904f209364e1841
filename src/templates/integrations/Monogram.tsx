import { classNames } from '../../components/class-names.ts';
import { categoryClass } from '../scenes/CategoryTile.tsx';
import { tileColourOf } from './integrations.ts';
import styles from './Monogram.module.css';

interface MonogramProps {
  readonly name: string;
}

/**
 * A tile with the first letter of a product's name, for use beside that name, in the product's own colour. It replaces
 * the product's logo, because the site draws no trademarks of other companies.
 */
export function Monogram({ name }: MonogramProps) {
  return (
    <span className={classNames(styles.monogram, categoryClass(tileColourOf(name)))} aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}
