import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { usePage } from '../../page-context.ts';
import { Logos } from './Logos.tsx';
import shelf from './LogoWall.module.css';
import styles from './Marquee.module.css';

/**
 * The row goes by and begins again, so it is there twice. It stands still as a shelf where nothing hovers (a finger has
 * no way to hold it) and where the visitor wants less motion; a checkbox holds it for everybody else.
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

/** The longer the row the longer its way: the pace stays about the same. */
function lengthOf(count: number): 'short' | 'medium' | 'long' {
  if (count <= 6) return 'short';
  return count <= 12 ? 'medium' : 'long';
}
