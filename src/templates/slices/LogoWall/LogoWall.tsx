import { classNames } from '../../../components/class-names.ts';
import { Section } from '../../../components/Section.tsx';
import type { SliceProps } from '../../slice-props.ts';
import { Logos } from './Logos.tsx';
import styles from './LogoWall.module.css';
import { Marquee } from './Marquee.tsx';

/** Logos of customers at equal height, or names where a logo is missing. As a marquee the row moves. */
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
