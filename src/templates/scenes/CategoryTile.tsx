import { type Category, categoryColours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { iconReference } from '../../components/sprite.ts';
import styles from './CategoryTile.module.css';

/** The class that gives an element a category's colour, and what stands on it the colour of its sign. */
export function categoryClass(category: Category): string | undefined {
  return styles[category];
}

/** An expense category's sign. Colour never stands alone: the sign and the words beside it say the same. */
export function CategoryTile({ category: name }: { readonly category: string | null }) {
  const category = knownCategory(name);
  return (
    <svg className={classNames(styles.tile, categoryClass(category))} aria-hidden="true">
      <use href={iconReference(category)} />
    </svg>
  );
}

/** A row's category, as the content names it: what is missing or newer than the code is unknown. */
export function knownCategory(name: string | null): Category {
  return name !== null && Object.hasOwn(categoryColours, name) ? (name as Category) : 'unknown';
}
