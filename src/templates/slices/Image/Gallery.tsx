import { keyed } from '../../../components/keyed.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import styles from './Gallery.module.css';

interface GalleryProps {
  readonly primary: Extract<SliceOf<'image'>, { variation: 'gallery' }>['primary'];
  readonly level: 'h1' | 'h2';
}

/** Pictures in rows of seven and five columns, then of five and seven. The pictures of a row are equally high. */
export function Gallery({ primary, level }: GalleryProps) {
  const page = usePage();
  const pictures = primary.items.flatMap(({ image, caption }) => {
    const picture = page.picture(image, { width: 760 });
    return picture ? { picture, caption } : [];
  });
  if (pictures.length === 0) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} level={level} />}
      <div className={styles.gallery}>
        {keyed(pictures).map(({ key, item }) => (
          <figure key={key} className={styles.figure}>
            <Picture picture={item.picture} className={styles.picture} />
            {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </Section>
  );
}
