import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly primary: Content.StepsSliceTimelinePrimary;
  readonly level: 'h1' | 'h2';
}

/**
 * Moments on a vertical timeline. The sun is half risen at each moment and full at the latest: the last or, in news, the
 * first.
 */
export function Timeline({ primary, level }: TimelineProps) {
  if (primary.items.length === 0 && !primary.heading) return null;
  const latest = primary.is_newest_first ? 0 : primary.items.length - 1;
  const Title = primary.heading ? 'h3' : 'h2';
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} level={level} />}
      <ol>
        {keyed(primary.items).map(({ key, item }) => (
          <li key={key} className={classNames(styles.moment, key === latest && styles.latest)}>
            {item.when && <p className={styles.when}>{item.when}</p>}
            <div className={styles.what}>
              {item.heading && <Title className={styles.title}>{item.heading}</Title>}
              {item.body && <p>{item.body}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
