import type { Content } from '@prismicio/client';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Row.module.css';

interface RowProps {
  readonly primary: Pick<Content.StatsSliceRowPrimary, 'anchor_id' | 'theme' | 'heading'> & {
    readonly items: readonly Content.StatsSliceRowPrimaryItemsItem[];
  };
}

/** Figures side by side below lines. On a colour of its own the row is a band, and lower than other sections. */
export function Row({ primary }: RowProps) {
  if (primary.items.length === 0) return null;
  return (
    <Section primary={primary} className={styles.section} isTight={primary.theme !== 'light'}>
      {primary.heading && <SectionHead primary={{ heading: primary.heading }} size="heading" />}
      <dl className={styles.row}>
        {keyed(primary.items).map(({ key, item }) => (
          <div key={key} className={styles.figure}>
            <dt>{item.label}</dt>
            <dd className={styles.value}>{item.value}</dd>
            {item.source && <dd>{item.source}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
