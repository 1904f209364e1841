import { hasHead } from '../../../components/has-head.ts';
import { Section } from '../../../components/Section.tsx';
import { RichText } from '../../components/RichText.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { VideoPlayerSlot } from '../../components/VideoPlayerSlot.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './Video.module.css';

/**
 * A film over the page's width, with a transcript for visitors who prefer to read. Without a film there is no markup.
 */
export function Video({ slice, index }: SliceProps<'video'>) {
  const page = usePage();
  const { primary } = slice;
  const film = slice.variation === 'hosted' ? page.file(slice.primary.video) : slice.primary.embed.embed_url;
  if (!film) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />}
      <div>
        <VideoPlayerSlot fields={primary} width={1320} isFirst={index === 0} />
        {primary.transcript.length > 0 && (
          <details className={styles.transcript}>
            <summary className={styles.summary}>{page.string('video_transcript')}</summary>
            <div className={styles.text}>
              <RichText field={primary.transcript} />
            </div>
          </details>
        )}
      </div>
    </Section>
  );
}
