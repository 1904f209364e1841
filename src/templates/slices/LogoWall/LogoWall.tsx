import { classNames } from '../../../components/class-names.ts';
import { Section } from '../../../components/Section.tsx';
import type { SliceProps } from '../../slice-props.ts';
import { Logos } from './Logos.tsx';
import styles from './LogoWall.module.css';
import { Marquee } from './Marquee.tsx';

/** Customers on a shelf: their logos in one height, a name where there is none. As a marquee the row goes by. */
export function LogoWall({ slice: { primary, variation } }: Pick<SliceProps<'logo_wall'>, 'slice'>) {
  if (primary.items.length === 0) return null;
  return (
    <Section primary={primary} className={variation === 'marquee' ? styles.through : styles.wall}>
      {variation === 'marquee' ? (
        <Marquee primary={primary} />
      ) : (
        <Logos items={primary.items} label={primary.label} className={classNames(styles.shelf, styles.line)} />
      )}
    </Section>
  );
}
