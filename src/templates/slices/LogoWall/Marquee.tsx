import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { usePage } from '../../page-context.ts';
import { Logos } from './Logos.tsx';
import shelf from './LogoWall.module.css';
import styles from './Marquee.module.css';

/**
 * A row of logos that moves without end, so the markup contains it twice. Visitors pause the row with a checkbox or
 * with the pointer. The row stands still for visitors who prefer reduced motion, and on devices without hover, because
 * they have no pointer that could pause it.
 */
export function Marquee({ primary }: { readonly primary: Content.LogoWallSliceMarqueePrimary }) {
  const page = usePage();
  const { items, label } = primary;
  return (
    <div className={styles.marquee} data-length={lengthOf(items.length)}>
      <div className={styles.window}>
        <Logos items={items} label={label} className={classNames(shelf.shelf, styles.still, styles.row)} />
        <Logos items={items} className={classNames(styles.row, styles.echo)} isEcho />
      </div>
      <label className={styles.control} data-print="no">
        <input type="checkbox" className={styles.pause} />
        {page.string('pause_motion')}
      </label>
    </div>
  );
}

/**
 * Sorts rows into three lengths. A longer row has a longer animation, so that all rows move at about the same speed.
 */
function lengthOf(count: number): 'short' | 'medium' | 'long' {
  if (count <= 6) return 'short';
  return count <= 12 ? 'medium' : 'long';
}
