import type { Content } from '@prismicio/client';
import { Section } from '../../../components/Section.tsx';
import { FeatureTable } from './FeatureTable.tsx';
import { PlanSwitch } from './PlanSwitch.tsx';
import styles from './Plans.module.css';

/** The features of all plans; on phones those of one plan, which a switch above the table chooses. */
export function Plans({ primary }: { readonly primary: Content.ComparisonTableSlicePlansPrimary }) {
  const { heading, table, highlighted_column: lit } = primary;
  if (!table) return null;
  return (
    <Section primary={primary}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <FeatureTable table={table} lit={lit} label={heading}>
        <PlanSwitch table={table} lit={lit} label={heading} />
      </FeatureTable>
    </Section>
  );
}
