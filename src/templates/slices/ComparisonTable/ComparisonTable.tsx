import type { ReactElement } from 'react';
import { hasHead } from '../../../components/has-head.ts';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SignUpForm } from '../../components/SignUpForm.tsx';
import type { SliceProps } from '../../slice-props.ts';
import { CaptionedTable } from './CaptionedTable.tsx';
import styles from './ComparisonTable.module.css';
import { PlanSwitch } from './PlanSwitch.tsx';
import { TableOpening } from './TableOpening.tsx';

/**
 * A table of features: of the plans, of Helios and a competitor, or of prices with a field for an email address. At the
 * top of a page it is beside the page's heading. On phones a switch above the features of plans chooses the plan to
 * show.
 */
export function ComparisonTable({ slice, index }: SliceProps<'comparison_table'>) {
  const { primary, variation } = slice;
  const { heading, table, highlighted_column: lit } = primary;
  if (!table) return null;
  const action = <Action slice={slice} index={index} />;
  if (index === 0) return <TableOpening primary={primary} table={table} action={action} />;
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} size="heading" />}
      <CaptionedTable primary={primary} table={table}>
        {variation === 'plans' && <PlanSwitch table={table} lit={lit} label={heading} />}
      </CaptionedTable>
      {action}
    </Section>
  );
}

/** What a visitor can do next. The return type makes a variation without a case an error of the compiler. */
function Action({ slice, index }: SliceProps<'comparison_table'>): ReactElement {
  switch (slice.variation) {
    case 'plans':
    case 'competitor':
      return <ActionLinks fields={slice.primary.links} />;
    case 'email_signup':
      return <SignUpForm id={`email-${index}`} submitLabel={slice.primary.submit_label} hint={slice.primary.hint} />;
  }
}
