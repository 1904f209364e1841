import type { Content } from '@prismicio/client';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import styles from './MediaText.module.css';

/** Words beside a scene or a picture. In the source, and on phones, the words come first on either side. */
export function MediaText({ slice: { primary, variation } }: { readonly slice: Content.MediaTextSlice }) {
  const page = usePage();
  const picture = page.picture(primary.image, { width: 648 });
  return (
    <Section primary={primary} className={classNames(styles.pair, variation === 'image_start' && styles.start)}>
      <div className={styles.words}>
        {primary.heading && <SectionHead primary={primary} size="heading" />}
        <ActionLinks fields={primary.links} />
      </div>
      <figure className={styles.media}>
        {picture ? <Picture picture={picture} /> : <Scene field={primary.scene} size="stage" />}
        {primary.caption && <figcaption className={styles.caption}>{primary.caption}</figcaption>}
      </figure>
    </Section>
  );
}
