import { type Category, categoryColours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { iconReference } from '../../components/sprite.ts';
import styles from './CategoryTile.module.css';

/** The CSS class that sets a category's background colour and the colour of its icon. */
export function categoryClass(category: Category): string | undefined {
  return styles[category];
}

/**
 * The icon of an expense category. The tile's colour adds no information: the icon and the words beside it say the
 * same.
 */
export function CategoryTile({ category: name }: { readonly category: string | null }) {
  const category = knownCategory(name);
  return (
    <svg className={classNames(styles.tile, categoryClass(category))} aria-hidden="true">
      <use href={iconReference(category)} />
    </svg>
  );
}

/** The category that the content names. A missing name, or one newer than the code, is `unknown`. */
export function knownCategory(name: string | null): Category {
  return name !== null && Object.hasOwn(categoryColours, name) ? (name as Category) : 'unknown';
}
