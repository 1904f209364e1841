import type { Category } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { categoryClass } from '../scenes/CategoryTile.tsx';
import styles from './Monogram.module.css';

interface MonogramProps {
  readonly name: string | null;
  readonly colour: Category | undefined;
}

/**
 * A tile with the first letter of a product's name, for use beside that name. It replaces the product's logo, because
 * the site draws no trademarks of other companies.
 */
export function Monogram({ name, colour = 'none' }: MonogramProps) {
  return (
    <span className={classNames(styles.monogram, categoryClass(colour))} aria-hidden="true">
      {name?.charAt(0)}
    </span>
  );
}
