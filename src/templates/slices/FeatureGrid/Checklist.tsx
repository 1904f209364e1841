import type { Content } from '@prismicio/client';
import { Icon } from '../../../components/Icon.tsx';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Checklist.module.css';
import grid from './FeatureGrid.module.css';
import type { FeatureGridProps } from './feature-grid-props.ts';

/** Points with ticks, in two columns between lines. */
export function Checklist({ primary, level }: FeatureGridProps<Content.FeatureGridSliceChecklistPrimary>) {
  return (
    <Section primary={primary} className={grid.section}>
      {primary.heading && <SectionHead primary={primary} level={level} size="heading" />}
      <ul className={styles.list}>
        {keyed(primary.items).map(({ key, item }) => (
          <li key={key} className={styles.point}>
            <Icon name="check" />
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
