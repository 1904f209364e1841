import type { Content } from '@prismicio/client';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Competitor.module.css';
import { FeatureTable } from './FeatureTable.tsx';

interface CompetitorProps {
  readonly primary: Content.ComparisonTableSliceCompetitorPrimary;
  readonly level: 'h1' | 'h2';
}

/** A comparison of Helios with a competitor. A note below names the source and the day of the competitor's figures. */
export function Competitor({ primary, level }: CompetitorProps) {
  const { heading, table, source, highlighted_column: lit } = primary;
  if (!table) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {heading && <SectionHead primary={primary} level={level} size="heading" />}
      <FeatureTable table={table} lit={lit} label={heading} />
      {source && <p className={styles.source}>{source}</p>}
    </Section>
  );
}
