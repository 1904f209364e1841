import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { usePage } from '../../page-context.ts';
import { Logos } from './Logos.tsx';
import shelf from './LogoWall.module.css';
import styles from './Marquee.module.css';

/**
 * A row of logos that moves without end, so the markup contains it twice. It doesn't move on devices without hover,
 * where nothing could pause it, nor for visitors who prefer reduced motion. All others can pause it with a checkbox.
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

/** A class of row length. A longer row has a longer animation, so the speed stays about the same. */
function lengthOf(count: number): 'short' | 'medium' | 'long' {
  if (count <= 6) return 'short';
  return count <= 12 ? 'medium' : 'long';
}
