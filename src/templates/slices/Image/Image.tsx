import { classNames } from '../../../components/class-names.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Section } from '../../../components/Section.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import { Gallery } from './Gallery.tsx';
import styles from './Image.module.css';

/** Pictures with captions and no other text. */
export function Image({ slice, index }: SliceProps<'image'>) {
  switch (slice.variation) {
    case 'default':
    case 'wide':
      return <Single primary={slice.primary} isWide={slice.variation === 'wide'} isFirst={index === 0} />;
    case 'gallery':
      return <Gallery primary={slice.primary} level={index === 0 ? 'h1' : 'h2'} />;
  }
}

interface SingleProps {
  readonly primary: Extract<SliceOf<'image'>, { variation: 'default' | 'wide' }>['primary'];
  readonly isWide: boolean;
  readonly isFirst: boolean;
}

/**
 * One picture: up to 860 pixels wide with the caption beside its lower edge, or as wide as the page with the caption
 * below.
 */
function Single({ primary, isWide, isFirst }: SingleProps) {
  const picture = usePage().picture(primary.image, { width: isWide ? 1320 : 860 });
  if (!picture) return null;
  return (
    <Section primary={primary}>
      <figure className={classNames(styles.figure, !isWide && styles.beside)}>
        <Picture picture={picture} className={styles.picture} isFirst={isFirst} />
        {primary.caption && <figcaption className={styles.caption}>{primary.caption}</figcaption>}
      </figure>
    </Section>
  );
}
