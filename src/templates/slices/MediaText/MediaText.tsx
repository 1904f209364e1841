import { classNames } from '../../../components/class-names.ts';
import { hasHead } from '../../../components/has-head.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { VideoPlayerSlot } from '../../components/VideoPlayerSlot.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import styles from './MediaText.module.css';

/**
 * Words beside a scene, a picture or a film, or above one that is as wide as the page. The words come first in the
 * markup and on phones, even if they are on the right in wide windows. Without words there is no markup: pictures alone
 * have a slice of their own.
 */
export function MediaText({ slice, index }: SliceProps<'media_text'>) {
  const { primary, variation } = slice;
  if (!hasHead(primary)) return null;
  const isWide = variation === 'wide';
  return (
    <Section
      primary={primary}
      className={classNames(isWide ? styles.wide : styles.pair, variation === 'image_start' && styles.start)}
    >
      <div className={styles.words}>
        <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} size={isWide ? 'display' : 'heading'} />
        <ActionLinks fields={primary.links} />
      </div>
      <div className={styles.media}>
        {variation === 'video' ? (
          <VideoPlayerSlot fields={slice.primary} width={648} />
        ) : (
          <Still primary={slice.primary} width={isWide ? 1320 : 648} />
        )}
      </div>
    </Section>
  );
}

type Stills = Extract<SliceOf<'media_text'>, { variation: 'image_start' | 'image_end' | 'wide' }>['primary'];

interface StillProps {
  readonly primary: Stills;
  /** The largest width of a picture, in CSS pixels. */
  readonly width: number;
}

function Still({ primary: { image, scene, caption }, width }: StillProps) {
  const picture = usePage().picture(image, { width });
  return (
    <figure>
      {picture ? <Picture picture={picture} className={styles.picture} /> : <Scene field={scene} size="stage" />}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
